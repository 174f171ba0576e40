// The details of the selection: why it exists, what needs it, what it needs.

function section(id, title, count, ...children) {
  return make("section", { id, "aria-label": title }, make("h3", {}, title, count && make("span", { class: "count" }, count)), children);
}

function facts(rows) {
  return make("dl", { class: "facts" }, rows.filter(([, value]) => value).map(([term, value]) => [make("dt", {}, term), make("dd", {}, value)]));
}

function bindingDetails(graph, binding, select) {
  const trail = [];
  for (let at = binding.component; at; at = at.parent) trail.unshift(at.name);
  const { problems, component } = binding;
  const choice = graph.choices.find((other) => other.isChosen && other.component === component && other.module === binding.module && binding.module);
  const built = binding.kind === "componentFactory" && binding.needs[0]?.to.component;
  return [
    make("p", { class: "trail" }, trail.join(" › ")),
    make("h2", {}, binding.name, binding.detail && make("span", { class: "chip" }, binding.detail)),
    facts([
      ["Kind", wordsOf(binding.kind)], ["Marks", binding.traits.join(", ")],
      ["Builds", built && [built.name, built.built].filter(Boolean).join(", ")],
      ["Root", binding.isRoot && [`of ${component.name}`, component.built].filter(Boolean).join(", ")],
      ["Module", binding.module], ["Chosen", choice && `because ${choice.reason}`], ["Chosen by", binding.chosenBy], ["Place", binding.place],
    ]),
    problems.length > 0 && section("problems-here", "Problems", grouped(problems.length),
      problems.map((problem) => problemCard(problem, select, problems.length < 3))),
    whySection(binding, select), sideSection(binding, "neededBy", select), sideSection(binding, "needs", select),
  ];
}

function whySection(binding, select) {
  const way = wayTo(binding);
  const plain = !way ? "Not reachable from any root." : way.length === 0 ? `It is the root of ${binding.component.name}.` : null;
  if (plain) return section("answer-why", "Why does it exist?", null, make("p", { class: "plain" }, plain));
  const steps = [{ to: way[0].from, words: `root of ${way[0].from.component.name}` }, ...way];
  const rest = Math.max(0, steps.length - 14);
  const shown = rest > 0 ? [...steps.slice(0, 7), null, ...steps.slice(-7)] : steps;
  return section("answer-why", "Why does it exist?", counted(way.length, "step"), make("ol", { class: "links way" }, shown.map((step) => make("li", {},
    step ? bindingLink(step.to, select, step.words ?? wordsOf(step.kind)) : make("span", { class: "plain" }, `${grouped(rest)} more steps`)))));
}

function sideSection(binding, side, select) {
  const direct = neighbours(binding, side);
  const far = [...reach(binding, side)].filter(([, distance]) => distance > 1);
  const missing = side === "needs" ? binding.missing : [];
  const [id, title] = side === "needs" ? ["answer-needs", "What does it need?"] : ["answer-needed-by", "What needs it?"];
  const count = far.length > 0 ? `${grouped(direct.length)} directly, ${grouped(direct.length + far.length)} in all` : grouped(direct.length);
  return section(id, title, direct.length > 0 && count,
    direct.length + missing.length === 0 && make("p", { class: "plain" }, "Nothing."),
    missing.map((key) => make("p", { class: "lack" }, `${key} is missing`)),
    direct.length > 0 && cappedList("ul", direct, (found) => bindingLink(found.binding, select, found.kinds.map(wordsOf).join(", "))),
    far.length > 0 && make("details", { class: "far" }, make("summary", {}, `${grouped(far.length)} indirectly`),
      cappedList("ul", far, ([other, distance]) => bindingLink(other, select, `${distance} steps`))));
}

function problemCard(problem, select, isOpen) {
  const steps = problem.trace.map((step) => {
    const words = [step.relation, step.name, step.detail, step.remark && `(${step.remark})`, step.place].filter(Boolean).join(" ");
    return make("li", {}, step.binding ? make("button", { type: "button", class: "step", onclick: () => select(step.binding) }, words) : words);
  });
  return make("details", { class: `problem ${problem.severity}`, open: isOpen },
    make("summary", {}, `${problem.severity}: ${problem.message}`), make("p", { class: "quiet" }, problem.id), make("ol", {}, steps),
    problem.notes.map((note) => make("p", {}, make("b", {}, "Note: "), note)), problem.fixes.map((fix) => make("p", {}, make("b", {}, "Fix: "), fix)));
}

function overviewDetails(graph, select) {
  const unused = graph.bindings.filter((binding) => binding.way === undefined).length;
  const words = (choice) => `${choice.isChosen ? "chosen" : "not chosen"} in ${choice.component?.name ?? "no component"} because ${choice.reason}`;
  return [
    make("h2", {}, graph.title),
    facts([
      ["Bindings", grouped(graph.bindings.length)], ["Needs", grouped(graph.edgeCount)], ["Components", grouped(graph.components.length)],
      ["Unused", unused > 0 && grouped(unused)],
    ]),
    graph.problems.length > 0 && section("all-problems", "Problems", grouped(graph.problems.length),
      cappedList("ul", graph.problems, (problem) => problemCard(problem, select, graph.problems.length < 3), 20)),
    graph.choices.length > 0 && section("choices", "Modules by condition", grouped(graph.choices.length),
      cappedList("ul", graph.choices, (choice) => make("span", { title: choice.condition },
        [choice.module ?? "a group of bindings", words(choice), choice.place].filter(Boolean).join(" ")))),
    make("p", { class: "plain" }, "Select a binding to see what needs it, what it needs, and why it exists."),
  ];
}
