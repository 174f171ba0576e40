// Search: all words must match; matches in the name rank higher. A word such as is:root filters by a property.

/** The words that filter, each with its label. */
const filters = {
  "is:shared": "Shared", "is:main": "Main actor", "is:async": "Async", "is:throwing": "Throws", "is:root": "Roots",
  "is:unused": "Unused", "has:problem": "Problems",
};

/** The searched text of a binding but its name, in lower case. */
function searchedText(binding) {
  const has = (words) => binding.traits.some((trait) => trait.includes(words));
  const marks = [
    binding.sharing !== "unshared" && "is:shared", has("main actor") && "is:main", has("async") && "is:async", has("throws") && "is:throwing",
    binding.isRoot && "is:root", binding.way === undefined && "is:unused", binding.problems.length > 0 && "has:problem",
  ];
  return [...marks, binding.detail, binding.module, binding.component.name, binding.place, wordsOf(binding.kind), ...binding.traits]
    .filter(Boolean).join("\n").toLowerCase();
}

/** The rank of a binding for words in lower case; -1 for no match. */
function rankOf(binding, words) {
  let sum = 0;
  for (const word of words) {
    const at = binding.name.toLowerCase().indexOf(word);
    const initials = binding.name.replace(/[^A-Z]/gu, "").toLowerCase();
    if (at >= 0) sum += at === 0 ? 80 : 40;
    else if (word.length > 1 && initials.startsWith(word)) sum += 50;
    else if ((binding.text ??= searchedText(binding)).includes(word)) sum += 10;
    else return -1;
  }
  return sum;
}
