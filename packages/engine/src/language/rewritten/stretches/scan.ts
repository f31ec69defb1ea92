/** Reads a line of words from left to right, one pattern behind the other. */

/** A size by where it stands in the spoken sentence. */
export type Place = number

const STICKY = new Map<string, RegExp>()

function stickyOf(pattern: RegExp): RegExp {
  const known = STICKY.get(pattern.source)
  if (known) return known
  const sticky = new RegExp(`(?:${pattern.source})(?= |$)`, 'uy')
  STICKY.set(pattern.source, sticky)
  return sticky
}

export class Scan {
  at: number
  readonly text: string
  /** Whether it tells of a hole. */
  readonly hole: boolean
  constructor(text: string, at = 0, hole = false) {
    this.text = text
    this.hole = hole
    this.at = at
  }

  /** What a pattern finds right here, up to the end of a word; the places of its sizes in order. */
  take(pattern: RegExp): { groups: Record<string, string | undefined>; sizes: Place[] } | undefined {
    const sticky = stickyOf(pattern)
    sticky.lastIndex = this.at
    const match = sticky.exec(this.text)
    if (!match || match[0] === '') return undefined
    const sizes = [...match[0].matchAll(/#/gu)].map(({ index }) => this.at + index)
    this.at += match[0].length
    if (this.text[this.at] === ' ') this.at++
    return { groups: { ...match.groups }, sizes }
  }

  /** As often as it stands here. */
  skip(pattern: RegExp): void {
    while (this.take(pattern));
  }

  /** Goes back where it was unless all of it is found. */
  attempt<Found>(read: () => Found | undefined): Found | undefined {
    const from = this.at
    const found = read()
    if (found === undefined) this.at = from
    return found
  }
}
