// The graph as objects that refer to each other, made of the tables in the data block.

/** The words for each kind of edge, and whether it is resolved after construction. */
const edgeKinds = {
  direct: { label: "direct", words: "the instance itself", later: false },
  optional: { label: "optional", words: "the instance, or nil if nothing binds it", later: false },
  collection: { label: "collection", words: "the instance, as an element of a collection", later: false },
  provider: { label: "provider", words: "a provider or a closure that returns the instance", later: true },
  lazy: { label: "lazy", words: "the instance, made on first use", later: true },
  weak: { label: "weak", words: "the instance, while something else holds it", later: true },
  componentFactory: { label: "component factory", words: "the factory that builds the component", later: true },
  factory: { label: "assisted factory", words: "the factory that makes the instance from a seed", later: true },
  injector: { label: "injector", words: "the injector of its properties", later: true },
};

function kindLabel(kind) {
  return edgeKinds[kind]?.label ?? kind;
}

/** The words for each kind of binding. */
const bindingKinds = {
  value: "a value",
  factory: "made by a factory",
  provider: "made by a provider",
  alias: "an alias of another binding",
  seed: "the seed of its component",
  contribution: "an element of a collection",
  collection: "a collection of its elements",
  componentFactory: "builds a child component",
  assistedFactory: "an assisted factory",
  propertyInjector: "injects properties",
  decorator: "decorates another binding",
};

const sharings = {
  none: "a new instance for each use",
  shared: "one instance in its component",
  eager: "one instance, made before the root",
  weak: "one instance, while something holds it",
};

/** The words for effects, hooks and unknown needs, in the order in which they are shown. */
const traits = {
  onMainActor: { label: "main actor", words: "made on the main actor" },
  inherited: { label: "inherits the main actor", words: "on the main actor because of a dependency or its sharing" },
  throwing: { label: "throws", words: "may throw when it is made" },
  asynchronous: { label: "async", words: "made asynchronously" },
  onStart: { label: "starts", words: "started" },
  running: { label: "runs", words: "run as long as the component" },
  onEnd: { label: "ends", words: "ended by the outcome" },
  onStop: { label: "stops", words: "stopped" },
  onDispose: { label: "disposes", words: "disposed of" },
  opaque: { label: "needs unknown", words: "asks for what it needs while it is made" },
  default: { label: "default", words: "counts because nothing else binds the key" },
};

/** The marks of traits; the hooks have one in common. */
const marks = {
  onMainActor: traits.onMainActor, inherited: traits.inherited, throwing: traits.throwing,
  asynchronous: traits.asynchronous, hooks: { label: "starts, runs, ends, stops or disposes", words: "has functions that start, run, end, stop or dispose of it" },
  opaque: traits.opaque, default: traits.default,
};

function isHook(trait) {
  return trait.startsWith("on") && trait !== "onMainActor";
}

function marksOf(binding) {
  return Object.keys(marks).filter((mark) => mark === "hooks" ? binding.traits.some(isHook) : binding.traits.includes(mark));
}

function traitWords(binding) {
  return binding.traits.map((trait) => traits[trait]?.label ?? trait);
}

const severities = ["error", "warning", "note"];

function readGraph(data) {
  const components = data.components.map((row, index) => ({
    index, id: row.id, name: row.name, scope: row.scope, seed: row.seed, root: row.root,
    built: row.built ?? null, parent: row.parent, children: [], bindings: [], depth: 0,
  }));
  if (components.length === 0) {
    components.push({ index: 0, id: "", name: data.title, root: -1, built: null, parent: -1, children: [], bindings: [], depth: 0 });
  }
  for (const component of components) {
    if (component.parent < 0) continue;
    const parent = components[component.parent];
    parent.children.push(component.index);
    component.depth = parent.depth + 1;
  }
  const chosenBy = new Map(data.chosenBy ?? []);
  const bindings = data.bindings.map((row, index) => {
    const [owner, key, kind, sharing, module, file, line, tail, isWholeID, found] = row;
    const names = data.traits?.[found]?.split(" ") ?? [];
    const component = components[owner];
    component.bindings.push(index);
    return {
      index, component, key, id: isWholeID ? tail : `${component.id}:${tail}`, kind: data.kinds[kind],
      sharing: data.sharings[sharing], traits: Object.keys(traits).filter((trait) => names.includes(trait)), module: data.modules[module] ?? null,
      file: data.files[file] ?? null, place: file < 0 ? null : `${data.files[file]}:${line}`,
      needs: [], neededBy: [], problems: [], missing: [], isRoot: component.root === index,
      chosenBy: chosenBy.get(index) ?? null,
      ...spelling(key), ...partSpelling(key, data.kinds[kind], data.modules[module], tail),
    };
  });
  for (const [from, to, kind] of data.edges) {
    const edge = { from, to, kind: data.edgeKinds[kind] };
    bindings[from].needs.push(edge);
    bindings[to].neededBy.push(edge);
  }
  const problems = data.diagnostics.map((row, index) => ({
    index, ...row,
    trace: row.trace.map(([relation, name, detail, place, remark, binding]) =>
      ({ relation, name, detail, place, remark, binding })),
  }));
  for (const problem of problems) {
    for (const step of problem.trace) {
      if (step.binding < 0 || bindings[step.binding].problems.includes(problem)) continue;
      bindings[step.binding].problems.push(problem);
    }
  }
  const missing = readMissing(data, problems, bindings);
  const choices = (data.choices ?? []).map((choice) => ({ ...choice, component: components[choice.component] }));
  return { title: data.title, components, bindings, problems, missing, choices, edgeCount: data.edges.length };
}

/** The name and the detail of a key, such as a tag: "'Int' tagged 'Degrees'". */
function spelling(key) {
  const parts = /^'(.+?)' ((?:tagged|qualified) .+)$/su.exec(key);
  return parts ? { name: parts[1], detail: parts[2].replace(/'([^']+)'/gu, "$1") } : { name: key, detail: "" };
}

/** The spelling of an element of a collection: the key of its entry, or the module that adds it, from the end of its id; and
    that of a decorator, which has the name of what it decorates. */
function partSpelling(key, kind, module, tail) {
  if (kind === "decorator") {
    const { name, detail } = spelling(key);
    const number = /#\d+$/u.exec(tail)?.[0] ?? "";
    return { name, detail: [detail, `decorator${module ? ` of ${module}` : ""} ${number}`.trim()].filter(Boolean).join(", ") };
  }
  if (kind !== "contribution") return {};
  const end = /^[^/]*\/(.+?)(#\d+)?$/su.exec(tail);
  if (!end) return {};
  const { name, detail } = spelling(key);
  const collection = [name, detail].filter(Boolean).join(" ");
  const number = end[2] ? ` ${end[2]}` : "";
  const isModule = module && (end[1] === module || end[1].endsWith(`.${module}`));
  if (isModule) return { name: collection, detail: `element from ${module}${number}` };
  return { name: end[1], detail: `element of ${collection}${number}` };
}

/** The condition because of which the module of a binding is included, if there is one. */
function choiceOf(graph, binding) {
  return binding.module && graph.choices.find((choice) =>
    choice.isChosen && choice.component === binding.component && choice.module === binding.module);
}

/** Keys that are needed but not bound, from the graph, or else from its diagnostics. */
function readMissing(data, problems, bindings) {
  const known = new Map();
  const add = (key, from, kind, isMeant) => {
    const entry = known.get(key) ?? { index: known.size, ...spelling(key), from: [], isMeant: true };
    known.set(key, entry);
    entry.isMeant &&= isMeant;
    if (entry.from.some((need) => need.binding === from)) return;
    entry.from.push({ binding: from, kind });
    bindings[from].missing.push({ key: entry, kind });
  };
  for (const [from, key, kind, isMeant] of data.unmet) add(key, from, data.edgeKinds[kind], isMeant);
  for (const problem of problems) {
    if (problem.id !== "DI/MissingBinding" || known.has(problem.subject)) continue;
    problem.trace.forEach((step, index) => {
      if (step.binding < 0 || (index > 0 && step.relation !== "also needed by")) return;
      add(problem.subject, step.binding, "direct", false);
    });
  }
  return [...known.values()];
}
