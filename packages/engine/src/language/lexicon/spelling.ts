/** Near misses: one letter too many, too few, wrong, or two changed places. */

/** Shorter words have too many neighbours: "hole" is one letter from "pole". */
const SHORTEST = 6

export function isOneSlip(a: string, b: string): boolean {
  if (a === b || Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let endA = a.length
  let endB = b.length
  while (endA > start && endB > start && a[endA - 1] === b[endB - 1]) {
    endA--
    endB--
  }
  const [left, right] = [a.slice(start, endA), b.slice(start, endB)]
  if (left.length <= 1 && right.length <= 1) return true
  return left.length === 2 && right.length === 2 && left[0] === right[1] && left[1] === right[0]
}

/** Known words by first letter and length: a slip keeps the first letter and changes the length by one at most. */
export type Shelves = ReadonlyMap<string, readonly string[]>

export function shelved(words: Iterable<string>): Shelves {
  const shelves = new Map<string, string[]>()
  for (const word of words) {
    if (word.length < SHORTEST - 1) continue
    const key = `${word[0]}${word.length}`
    const shelf = shelves.get(key)
    if (shelf) shelf.push(word)
    else shelves.set(key, [word])
  }
  return shelves
}

/** The known words one slip away. */
export function nearWords(word: string, shelves: Shelves): string[] {
  if (word.length < SHORTEST) return []
  return [word.length - 1, word.length, word.length + 1]
    .flatMap((length) => shelves.get(`${word[0]}${length}`) ?? [])
    .filter((known) => isOneSlip(word, known))
}
