// The details of the selection: why it exists, what needs it, what it needs.

const listLimit = 40;
const wayLimit = 14;

/** A line of a list that leads to a binding. */
function bindingLink(graph, index, actions, before, after) {
  const binding = graph.bindings[index];
  return make("button", {
    type: "button", class: `link hue-${binding.component.index % hues}`, "data-id": binding.id, title: binding.key,
    onclick: () => actions.select(index),
  }, before, make("span", { class: "text" }, make("span", { class: "name" }, binding.name),
    binding.detail && make("span", { class: "quiet" }, binding.detail)), after,
  effectIcons(binding), sharingIcon(binding.sharing), binding.problems.length > 0 && severityIcon(gravest(binding.problems)));
}

/** A list that shows only its beginning until the rest is requested. */
function cappedList(tag, items, makeItem, limit = listLimit) {
  const list = make(tag, { class: "links" }, items.slice(0, limit).map((item, index) => make("li", {}, makeItem(item, index))));
  if (items.length > limit) {
    const rest = make("button", { type: "button", class: "rest", onclick: () => {
      rest.parentElement.replaceWith(...items.slice(limit).map((item, index) => make("li", {}, makeItem(item, index + limit))));
    } }, `${grouped(items.length - limit)} more`);
    list.append(make("li", {}, rest));
  }
  return list;
}

function section(id, title, count, ...children) {
  return make("section", { id, "aria-labelledby": `${id}-title` },
    make("h3", { id: `${id}-title` }, title, count && make("span", { class: "count" }, count)), children);
}

function facts(rows) {
  return make("dl", { class: "facts" }, rows.filter(Boolean).map(([term, value]) =>
    [make("dt", {}, term), make("dd", {}, value)]));
}

function placeButton(place) {
  const button = make("button", { type: "button", class: "place", title: "Copy", onclick: async () => {
    try { await navigator.clipboard.writeText(place); button.dataset.said = "copied"; } catch { getSelection().selectAllChildren(button); }
  } }, place.split(/(?<=\/)/).flatMap((part) => [make("wbr"), part]));
  return button;
}

function bindingDetails(graph, index, actions) {
  const binding = graph.bindings[index];
  const trail = [];
  for (let at = binding.component; at; at = graph.components[at.parent]) trail.unshift(at.name);
  return [
    make("p", { class: "trail" }, make("span", { class: `swatch hue-${binding.component.index % hues}` }), trail.join(" › ")),
    make("h2", {}, binding.name, binding.detail && make("span", { class: "chip" }, binding.detail)),
    facts([
      ["Is", bindingKinds[binding.kind] ?? binding.kind],
      ["Lives", [sharingIcon(binding.sharing), sharings[binding.sharing] ?? binding.sharing]],
      madeWords(graph, binding) && ["Made", [effectIcons(binding), madeWords(graph, binding)]],
      binding.traits.includes("inherited") && ["Main actor", [markIcon("inherited"), mainActorWords(graph, binding, actions)]],
      binding.traits.some(isHook) && ["Hooks", [markIcon("hooks"), hookWords(binding)]],
      binding.traits.includes("default") && [traits.default.label, [markIcon("default"), traits.default.words]],
      binding.traits.includes("opaque") && ["Unknown needs", [markIcon("opaque"), traits.opaque.words]],
      binding.kind === "componentFactory" && builtWords(graph, binding),
      binding.isRoot && ["Root", [`of ${binding.component.name}`, binding.component.built].filter(Boolean).join(", ")],
      binding.module && ["Module", binding.module],
      choiceOf(graph, binding) && ["Chosen", `because ${choiceOf(graph, binding).reason}`],
      binding.chosenBy && ["Chosen by", binding.chosenBy],
      binding.place && ["Place", placeButton(binding.place)],
    ]),
    binding.problems.length > 0 && section("problems-here", "Problems", grouped(binding.problems.length),
      binding.problems.map((problem) => problemCard(graph, problem, actions, binding.problems.length < 3))),
    whySection(graph, index, actions),
    sideSection(graph, index, "neededBy", actions),
    sideSection(graph, index, "needs", actions),
  ];
}

/** How a binding with effects is made. */
function madeWords(graph, binding) {
  const makers = madeFirst(graph).get(binding.index)?.map((component) => component.name);
  const has = (trait) => binding.traits.includes(trait);
  return [
    has("asynchronous") && "asynchronously", has("onMainActor") && "on the main actor", has("throwing") && "may throw",
    makers && `first, by the build of ${makers.join(" or ")}`,
  ].filter(Boolean).join(", ");
}

function mainActorWords(graph, binding, actions) {
  const cause = mainActorCause(graph, binding);
  if (cause < 0) return "because of its sharing";
  return ["because of ", make("button", { type: "button", class: "inline", onclick: () => actions.select(cause) }, graph.bindings[cause].name)];
}

function hookWords(binding) {
  return binding.traits.filter(isHook).map((hook) => traits[hook].words).join(", ");
}

/** The component that a factory builds, if its construction has effects. */
function builtWords(graph, binding) {
  const component = binding.needs.length > 0 && graph.bindings[binding.needs[0].to].component;
  return component && component.built && ["Builds", `${component.name}, ${component.built}`];
}

/** The bindings that the build of a component makes first, each after those that it leads to. */
function madeFirstSections(graph, actions) {
  return graph.components.map((component) => {
    const found = [...madeFirst(graph)].filter(([, makers]) => makers.includes(component)).map(([index]) => index);
    const after = (index) => madeBefore(graph, index, component).map((other) => graph.bindings[other].name);
    return found.length > 0 && section(`first-${component.index}`, `Made first by ${component.name}`, grouped(found.length),
      cappedList("ol", found, (index) => bindingLink(graph, index, actions, null,
        make("span", { class: "kind-words" }, after(index).length > 0 && `after ${after(index).join(", ")}`))));
  });
}

function whySection(graph, index, actions) {
  const way = wayTo(graph, index);
  const title = "Why does it exist?";
  if (!way) return section("answer-why", title, null, make("p", { class: "plain" }, "Not reachable from any root."));
  const start = way.length > 0 ? way[0].from : index;
  const origin = `root of ${graph.bindings[start].component.name}`;
  if (way.length === 0) return section("answer-why", title, null, make("p", { class: "plain" }, `It is the ${origin}.`));
  const steps = [{ index: start, words: origin }, ...way.map((edge) => ({ index: edge.to, kind: edge.kind }))];
  const items = steps.length <= wayLimit ? steps : [
    ...steps.slice(0, wayLimit / 2), { hidden: steps.slice(wayLimit / 2, -wayLimit / 2) }, ...steps.slice(-wayLimit / 2)];
  const makeStep = (step) => make("li", {}, step.hidden ? gap(step, makeStep) : bindingLink(graph, step.index, actions,
    null, make("span", { class: "kind-words" }, step.kind ? [edgeSample(step.kind), kindLabel(step.kind)] : step.words)));
  return section("answer-why", title, counted(way.length, "step"), make("ol", { class: "links way" }, items.map(makeStep)));
}

function gap({ hidden }, makeStep) {
  const button = make("button", { type: "button", class: "rest", onclick: () => {
    button.parentElement.replaceWith(...hidden.slice(0, 2000).map(makeStep));
  } }, `${grouped(hidden.length)} more steps`);
  return button;
}

function sideSection(graph, index, side, actions) {
  const isNeeds = side === "needs";
  const direct = neighbours(graph, index, side);
  const far = reach(graph, index, side).filter((found) => found.distance > 1);
  const missing = isNeeds ? graph.bindings[index].missing : [];
  const [id, title] = isNeeds ? ["answer-needs", "What does it need?"] : ["answer-needed-by", "What needs it?"];
  const total = direct.length + far.length;
  const count = total === direct.length ? grouped(total) : `${grouped(direct.length)} directly, ${grouped(total)} in all`;
  const nothing = isNeeds ? "Nothing." : graph.bindings[index].isRoot ? "Nothing: this is a root." : "Nothing.";
  return section(id, title, total > 0 ? count : null,
    total + missing.length === 0 && make("p", { class: "plain" }, nothing),
    missing.map(({ key, kind }) => make("p", { class: `lack ${key.isMeant ? "meant" : ""}` }, severityIcon(key.isMeant ? "note" : "error"),
      make("span", { class: "text" }, make("span", { class: "name" }, key.name), make("span", { class: "quiet" },
        [key.detail, `${key.isMeant ? "absent" : "missing"} (${kindLabel(kind)})`].filter(Boolean).join(", "))))),
    direct.length > 0 && cappedList("ul", direct, (found) => bindingLink(graph, found.index, actions, null,
      make("span", { class: "kind-words" }, edgeSample(found.kinds[0]), found.kinds.map(kindLabel).join(", ")))),
    far.length > 0 && farList(graph, far, actions));
}

/** The bindings that are reached indirectly; created when opened. */
function farList(graph, far, actions) {
  const box = make("details", { class: "far", ontoggle: () => {
    if (!box.open || box.childElementCount > 1) return;
    box.append(cappedList("ul", far, ({ index, distance }) => bindingLink(graph, index, actions, null,
      make("span", { class: "kind-words" }, `${distance} steps`))));
  } }, make("summary", {}, `${grouped(far.length)} indirectly`));
  return box;
}

function problemCard(graph, problem, actions, isOpen = true) {
  const steps = problem.trace.map((step) => {
    const name = step.name && [make("span", { class: "name" }, step.name), step.detail && ` ${step.detail}`];
    const words = [
      step.relation && make("span", { class: "quiet" }, step.relation), name,
      step.remark && make("span", { class: "quiet" }, `(${step.remark})`),
      step.place && make("span", { class: "quiet place-words" }, step.place),
    ];
    const content = words.filter(Boolean).flatMap((word) => [word, " "]);
    return make("li", {}, step.binding < 0 ? make("span", { class: "step" }, content) : make("button", {
      type: "button", class: "step link", "data-id": graph.bindings[step.binding].id,
      onclick: () => actions.select(step.binding),
    }, content));
  });
  return make("details", { class: `problem ${problem.severity}`, open: isOpen },
    make("summary", {}, severityIcon(problem.severity), make("span", {}, problem.message)),
    make("div", { class: "body" },
      make("p", { class: "quiet" }, problem.id),
      steps.length > 0 && make("ol", { class: "trace" }, steps),
      problem.notes.map((note) => make("p", {}, make("b", {}, "Note: "), note)),
      problem.fixes.map((fix) => make("p", {}, make("b", {}, "Fix: "), fix))));
}

function problemDetails(graph, index, actions) {
  const problem = graph.problems[index];
  return [make("p", { class: "trail" }, problem.severity), make("h2", {}, problem.subject), problemCard(graph, problem, actions)];
}

function groupDetails(graph, index, actions) {
  const { groups } = graph.grouping;
  const group = groups[index];
  const others = (side, end) => [...group[side].values()].sort((a, b) => b.count - a.count || a[end] - b[end]);
  const part = (title, needs, end) => needs.length > 0 && section(`group-${end}`, title, grouped(needs.length),
    cappedList("ul", needs, (need) => make("button", { type: "button", class: `link hue-${groups[need[end]].component.index % hues}`,
      onclick: () => actions.selectGroup(need[end]) },
    make("span", { class: "text" }, make("span", { class: "name" }, groups[need[end]].name), make("span", { class: "quiet" }, groups[need[end]].component.name)),
    make("span", { class: "kind-words" }, counted(need.count, "need")))));
  return [
    make("p", { class: "trail" }, make("span", { class: `swatch hue-${group.component.index % hues}` }), group.component.name),
    make("h2", {}, group.name, make("span", { class: "chip" }, group.isModule ? "module" : "outside modules")),
    part("What needs it?", others("neededBy", "from"), "from"),
    part("What does it need?", others("needs", "to"), "to"),
    section("group-bindings", "Bindings", grouped(group.bindings.length),
      cappedList("ul", group.bindings, (binding) => bindingLink(graph, binding, actions, kindIcon(graph.bindings[binding].kind)))),
  ];
}

function overviewDetails(graph, actions) {
  const unused = graph.bindings.filter((binding) => isUnused(graph, binding.index));
  const shared = graph.bindings.filter((binding) => binding.sharing !== "unshared").length;
  const onMain = graph.bindings.filter((binding) => filters["is:main"].test(graph, binding));
  const fallible = graph.bindings.filter(isFallible);
  const top = (side) => graph.bindings.map((binding) => ({ index: binding.index, count: neighbours(graph, binding.index, side).length }))
    .filter(({ count }) => count > 1).sort((a, b) => b.count - a.count || a.index - b.index).slice(0, 5);
  const ranking = (id, title, side, words) => {
    const found = top(side);
    return found.length > 0 && section(id, title, null, cappedList("ol", found, ({ index, count }) =>
      bindingLink(graph, index, actions, null, make("span", { class: "kind-words" }, `${words} ${grouped(count)}`))));
  };
  const say = (count, of) => `${grouped(count)}${of && count ? ` (${Math.round((100 * count) / of)} %)` : ""}`;
  return [
    make("p", { class: "trail" }, "The whole graph"),
    make("h2", {}, graph.title),
    facts([
      ["Bindings", grouped(graph.bindings.length)], ["Needs", grouped(graph.edgeCount)],
      ["Components", grouped(graph.components.length)], ["Shared", say(shared, graph.bindings.length)],
      onMain.length > 0 && ["Main actor", say(onMain.length, graph.bindings.length)],
      fallible.length > 0 && ["Throw or await", grouped(fallible.length)],
      ["Farthest", counted(depthOf(graph), "step") + " from a root"],
      ["Unused", unused.length === 0 ? "none" : make("button", { type: "button", class: "inline", onclick: () => actions.search("is:unused") }, grouped(unused.length))],
      ["Problems", graph.problems.length === 0 ? "none" : make("button", { type: "button", class: "inline", onclick: () => actions.search("has:problem") },
        problemCounts(graph).join(", "))],
    ]),
    graph.problems.length > 0 && section("all-problems", "Problems", grouped(graph.problems.length),
      cappedList("ul", graph.problems, (problem) => problemCard(graph, problem, actions, graph.problems.length < 3), 20)),
    choiceSection(graph),
    madeFirstSections(graph, actions),
    ranking("most-needed", "Most needed", "neededBy", "by"),
    ranking("most-needing", "Most dependencies", "needs", "needs"),
    make("p", { class: "plain hint" }, "Select a binding to see what needs it, what it needs, and why it exists."),
  ];
}

/** The modules that conditions decide about, with the outcomes. */
function choiceSection(graph) {
  const words = (choice) => `${choice.isChosen ? "chosen" : "not chosen"} in ${choice.component.name} because ${choice.reason}`;
  return graph.choices.length > 0 && section("choices", "Modules by condition", grouped(graph.choices.length),
    cappedList("ul", graph.choices, (choice) => make("span", { class: "step" },
      make("span", { class: "name" }, choice.module ?? "a group of bindings"), " ",
      make("span", { class: "quiet", title: choice.condition }, words(choice)), " ",
      choice.place && make("span", { class: "quiet place-words" }, choice.place))));
}

function problemCounts(graph) {
  return severities.map((severity) => [severity, graph.problems.filter((problem) => problem.severity === severity).length])
    .filter(([, count]) => count > 0).map(([severity, count]) => counted(count, severity));
}
