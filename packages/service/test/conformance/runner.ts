/** Runs tables of clauses, so that the names of the tests read like the specification. */
import { describe, test } from 'node:test'
import type { World } from './world.ts'

export interface Clause {
  /** The section of the specification, or the point of the design where that one is silent. */
  clause: string
  says: string
  holds: (world: World) => Promise<void>
}

export function conform(world: () => World, sections: Record<string, Clause[]>): void {
  for (const [title, clauses] of Object.entries(sections)) {
    describe(title, () => {
      for (const { clause, says, holds } of clauses) test(`${clause}: ${says}`, () => holds(world()))
    })
  }
}
