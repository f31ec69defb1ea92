/** Loose links joined end to end, so that a dashed circle has one run of dashes and not one for each chord. */

/** The ends that a line passes, in order; the first again at the end when it is closed. */
export type Chain = number[]

/** `ends` holds two ends for each link: equal numbers are the same place. A chain stops where three links meet. */
export function chainLinks(ends: ArrayLike<number>): Chain[] {
  const count = ends.length / 2
  const linksAt = new Map<number, number[]>()
  for (let i = 0; i < ends.length; i++) {
    const end = ends[i] as number
    const here = linksAt.get(end)
    if (here) here.push(i >> 1)
    else linksAt.set(end, [i >> 1])
  }
  const used = new Uint8Array(count)
  const isPassage = (end: number) => linksAt.get(end)?.length === 2
  const follow = (first: number, from: number): Chain => {
    const chain: Chain = [from]
    let place = from
    let link: number | undefined = first
    while (link !== undefined) {
      used[link] = 1
      const [a, b] = [ends[2 * link] as number, ends[2 * link + 1] as number]
      place = a === place ? b : a
      chain.push(place)
      link = isPassage(place) ? linksAt.get(place)?.find((l) => used[l] === 0) : undefined
    }
    return chain
  }
  const chains: Chain[] = []
  // From every fork and loose end first; what is left then are closed loops.
  for (let i = 0; i < ends.length; i++)
    if (used[i >> 1] === 0 && !isPassage(ends[i] as number)) chains.push(follow(i >> 1, ends[i] as number))
  for (let link = 0; link < count; link++)
    if (used[link] === 0) chains.push(follow(link, ends[2 * link] as number))
  return chains
}
