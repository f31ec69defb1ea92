/** Loose segments joined end to end, so that a dashed circle has one run of dashes and not one for each chord. */

/** x and y on the plane of view, z towards the eye. */
export type Point = readonly [x: number, y: number, z: number]
export type Chain = Point[]

interface Link {
  ends: [string, string]
  points: [Point, Point]
  used: boolean
}

/** `coordinates` holds x, y, z, x, y, z for each segment; ends closer than `grid` are the same. */
export function chainSegments(coordinates: Float64Array, grid: number): Chain[] {
  const links = readLinks(coordinates, grid)
  const at = new Map<string, Link[]>()
  for (const link of links)
    for (const end of link.ends) {
      const here = at.get(end)
      if (here) here.push(link)
      else at.set(end, [link])
    }
  const isPassage = (end: string) => at.get(end)?.length === 2
  const follow = (first: Link, from: 0 | 1): Chain => {
    const chain: Chain = [first.points[from]]
    let link: Link | undefined = first
    let start = from
    while (link) {
      const end = start === 0 ? 1 : 0
      link.used = true
      chain.push(link.points[end])
      const place: string = link.ends[end]
      link = isPassage(place) ? at.get(place)?.find((l) => !l.used) : undefined
      start = link?.ends[0] === place ? 0 : 1
    }
    return chain
  }
  const chains: Chain[] = []
  // From every fork and loose end first; what is left then are closed loops.
  for (const link of links)
    for (const from of [0, 1] as const)
      if (!link.used && !isPassage(link.ends[from])) chains.push(follow(link, from))
  for (const link of links) if (!link.used) chains.push(follow(link, 0))
  return chains
}

/** Each segment once, whichever way it runs; those that shrink to a point on the grid are dropped. */
function readLinks(coordinates: Float64Array, grid: number): Link[] {
  const links = new Map<string, Link>()
  for (let i = 0; i < coordinates.length; i += 6) {
    const [x1 = 0, y1 = 0, z1 = 0, x2 = 0, y2 = 0, z2 = 0] = coordinates.subarray(i, i + 6)
    const points: [Point, Point] = [
      [x1, y1, z1],
      [x2, y2, z2],
    ]
    const ends = points.map((p) => p.map((v) => Math.round(v / grid)).join()) as [string, string]
    if (ends[0] !== ends[1]) links.set(ends.toSorted().join(' '), { ends, points, used: false })
  }
  return [...links.values()]
}
