/** Sentences of a drawing, read from left to right: every word has to be taken by one of the rules. */
import { compiled, type Figure, type Node, written } from '../../nodes.ts'

export interface Taken {
  text: (name: string) => string | undefined
  figures: readonly Figure[]
  counts: readonly number[]
  nodes: readonly Node[]
}

/** As far as a pattern may look: no sentence is longer. */
const sticky = new Map<RegExp, RegExp>()

const stickyOf = (pattern: RegExp): RegExp => {
  const known = sticky.get(pattern)
  if (known) return known
  const made = new RegExp(pattern.source, 'yu')
  sticky.set(pattern, made)
  return made
}

export class Scan {
  readonly #text: string
  readonly #nodes: readonly Node[]
  readonly #starts: number[] = []
  #at = 0

  constructor(nodes: readonly Node[]) {
    this.#nodes = nodes
    this.#text = written(nodes)
    let length = 0
    for (const { text } of nodes) {
      this.#starts.push(length)
      length += text.length + 1
    }
  }

  get done(): boolean {
    return this.#at >= this.#text.length
  }

  /** What is left, for who wants to know where it ended. */
  get rest(): string {
    return this.#text.slice(this.#at)
  }

  get here(): Node | undefined {
    return this.#nodes[this.#starts.indexOf(this.#at)]
  }

  back(rest: string): void {
    this.#at = this.#text.length - rest.length
  }

  take(pattern: RegExp): Taken | undefined {
    const found = stickyOf(pattern)
    found.lastIndex = this.#at
    const match = found.exec(this.#text)
    if (!match || match[0] === '') return undefined
    const end = match.index + match[0].length
    const nodes = this.#nodes.filter((_, nth) => {
      const start = this.#starts[nth] as number
      return start >= match.index && start < end
    })
    this.#at = end + 1
    return {
      text: (name) => match.groups?.[name],
      figures: nodes.flatMap((node) =>
        node.kind === 'figures' ? [...node.figures] : node.kind === 'size' ? [...node.size.figures] : [],
      ),
      counts: nodes.flatMap((node) => (node.kind === 'count' ? [node.count] : [])),
      nodes,
    }
  }
}

export const rule = (source: string): RegExp => compiled(source)
