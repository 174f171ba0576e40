// Search: all words must match; matches in the name rank higher.

/** The words that filter by a property instead of text, each with its test. */
const filters = {
  "is:shared": { label: "Shared", test: (graph, binding) => binding.sharing !== "unshared" },
  "is:main": { label: "Main actor", test: (graph, binding) => binding.traits.includes("onMainActor") || binding.traits.includes("inherited") },
  "is:async": { label: "Async", test: (graph, binding) => binding.traits.includes("asynchronous") },
  "is:throwing": { label: "Throws", test: (graph, binding) => binding.traits.includes("throwing") },
  "has:hook": { label: "Hooks", test: (graph, binding) => binding.traits.some(isHook) },
  "is:root": { label: "Roots", test: (graph, binding) => binding.isRoot },
  "is:unused": { label: "Unused", test: (graph, binding) => isUnused(graph, binding.index) },
  "has:problem": { label: "Problems", test: (graph, binding) => binding.problems.length > 0 },
};

/** The searched text of each binding, in lower case. */
function makeSearchIndex(graph) {
  return graph.bindings.map((binding) => ({
    name: binding.name.toLowerCase(),
    initials: (binding.name.match(/[A-Z]/g) ?? []).join("").toLowerCase(),
    rest: [
      binding.detail, binding.module, binding.component.name, binding.place, binding.kind,
      binding.sharing === "unshared" ? "" : binding.sharing, ...traitWords(binding),
    ].join("\n").toLowerCase(),
  }));
}

function readQuery(text) {
  const words = text.trim().split(/\s+/).filter(Boolean);
  return {
    filters: words.filter((word) => Object.hasOwn(filters, word)),
    terms: words.filter((word) => !Object.hasOwn(filters, word)).map((word) => word.toLowerCase()),
  };
}

/** The rank of each binding for a query; -1 for no match. */
function rankAll(graph, index, query) {
  return index.map((entry, number) => {
    const binding = graph.bindings[number];
    if (!query.filters.every((word) => filters[word].test(graph, binding))) return -1;
    let sum = 0;
    for (const term of query.terms) {
      const rank = rankTerm(entry, binding.name, term);
      if (rank < 0) return -1;
      sum += rank;
    }
    return sum;
  });
}

function rankTerm(entry, name, term) {
  const at = entry.name.indexOf(term);
  if (at === 0) return entry.name.length === term.length ? 100 : 80;
  if (at > 0) return /[A-Z]/.test(name[at]) ? 60 : 40;
  if (term.length > 1 && entry.initials.startsWith(term)) return 50;
  return entry.rest.includes(term) ? 10 : -1;
}

/** A name split at the matched terms: [text, isFound] pairs. */
function cutAtTerms(name, terms) {
  const lower = name.toLowerCase();
  if (lower.length !== name.length) return [[name, false]];
  const found = new Array(name.length).fill(false);
  for (const term of terms) {
    const at = lower.indexOf(term);
    if (at >= 0) found.fill(true, at, at + term.length);
  }
  const pieces = [];
  for (let index = 0; index < name.length; index += 1) {
    const last = pieces[pieces.length - 1];
    if (last && last[1] === found[index]) last[0] += name[index];
    else pieces.push([name[index], found[index]]);
  }
  return pieces;
}
