// The graph as objects that refer to each other, made of its JSON.

/** The kinds of edges that are resolved after construction. */
const laterKinds = new Set(["provider", "lazy", "weak", "componentFactory", "factory", "injector"]);

/** Words for effects and hooks. */
const traitWords = {
  onMainActor: "main actor", throwing: "throws", asynchronous: "async", onStart: "starts", running: "runs", onEnd: "ends",
  onStop: "stops", onDispose: "disposes",
};

/** The words of a name in camel case. */
function wordsOf(name) {
  return name.replace(/[A-Z]/gu, (letter) => ` ${letter.toLowerCase()}`);
}

function readGraph(title, data) {
  const componentOf = new Map();
  const components = data.components.map((row, index) => {
    // A parent precedes its children, unless the graph was made by hand.
    const parent = componentOf.get(row.parent) ?? null;
    const component = { ...row, index, parent, depth: parent ? parent.depth + 1 : 0, built: builtWords(row.construction) };
    if (!componentOf.has(row.id)) componentOf.set(row.id, component);
    return component;
  });
  if (components.length === 0) components.push({ index: 0, id: "", name: title, parent: null, depth: 0, built: "" });
  const bindingOf = new Map();
  const bindings = data.bindings.map((row, index) => {
    const binding = {
      ...row, ...spelling(row), index, component: componentOf.get(row.component) ?? components[0], traits: traitsOf(row),
      needs: [], neededBy: [], problems: [], missing: [], isRoot: false,
    };
    if (!bindingOf.has(row.id)) bindingOf.set(row.id, binding);
    return binding;
  });
  for (const component of components) {
    component.root = bindingOf.get(component.root) ?? null;
    if (component.root) component.root.isRoot = true;
  }
  let edgeCount = 0;
  for (const { from, to, kind } of data.edges) {
    const edge = { from: bindingOf.get(from), to: bindingOf.get(to), kind };
    if (!edge.from || !edge.to) continue;
    edge.from.needs.push(edge);
    edge.to.neededBy.push(edge);
    edgeCount += 1;
  }
  const problems = readProblems(data.diagnostics, bindings);
  findWays(components);
  const choices = (data.choices ?? []).map((choice) => ({ ...choice, component: componentOf.get(choice.component) }));
  return { title, components, bindings, bindingOf, problems, choices, edgeCount };
}

/** The name and the detail of a key: a tag or a qualifier, and for an element of a collection or a decorator the end of its id. */
function spelling({ id, component, key, kind }) {
  const [, name, rest] = /^'(.+?)' ?(.*)$/su.exec(key) ?? [null, key, ""];
  const end = id.slice(component.length).split("/").slice(1).join("/");
  const part = kind === "contribution" ? `element ${end}` : kind === "decorator" ? end : "";
  return { name, detail: [rest.replaceAll("'", ""), part].filter(Boolean).join(", ") };
}

function traitsOf({ sharing, effects = [], hooks = [], isOnMainActor, needs, isDefault }) {
  const inherits = isOnMainActor && !effects.includes("onMainActor");
  return [
    sharing !== "unshared" && sharing, ...effects.map((effect) => traitWords[effect] ?? effect), inherits && "inherits the main actor",
    ...hooks.map((hook) => traitWords[hook] ?? hook), needs === "unknown" && "needs unknown", isDefault && "default",
  ].filter(Boolean);
}

function builtWords(construction = "synchronous") {
  const has = (part) => construction.toLowerCase().includes(part);
  const words = [has("throwing") && "may throw when built", has("asynchronous") && "built asynchronously",
    has("mainactor") && (construction === "onMainActor" ? "built on the main actor" : "on the main actor")];
  return construction === "synchronous" ? "" : words.filter(Boolean).join(" ");
}

/** The diagnostics, each step with its binding: the one at its place, and of several the one with its name. */
function readProblems(diagnostics, bindings) {
  const atPlace = new Map();
  for (const binding of bindings) {
    const place = binding.place ?? `key ${binding.key}`;
    atPlace.set(place, [...(atPlace.get(place) ?? []), binding]);
  }
  return diagnostics.map((row) => {
    const problem = { ...row };
    problem.trace = row.trace.map((step, index) => {
      const key = step.detail ? `'${step.name}' ${step.detail}` : step.name;
      const found = atPlace.get(step.place ?? `key ${key}`) ?? [];
      const binding = found.find((other) => other.key === key) ?? found[0] ?? null;
      if (binding && !binding.problems.includes(problem)) binding.problems.push(problem);
      const isRequester = index === 0 || step.relation === "also needed by";
      if (binding && isRequester && row.id === "DI/MissingBinding") binding.missing.push(row.subject);
      return { ...step, binding };
    });
    return problem;
  });
}
