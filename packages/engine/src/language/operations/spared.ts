/** What is told to be spared: "Don't cut into the 30 mm section" has to hold of the cut that was told before. */
import type { Build } from './build.ts'
import { siteOf } from './site.ts'
import { AXES, indexOf, type Solid } from './space.ts'

const TOUCH_MM = 1e-6

/** Nothing of that is cut away. */
export function assertSpared(build: Build, { thing, box }: Solid): void {
  for (const said of thing.spared ?? []) {
    const site = said.place.kind === 'at' ? siteOf(said.place.ref, { build, self: thing }) : undefined
    const spared = site?.part === 'body' ? site.solid : undefined
    if (spared?.thing.role !== 'add') build.fail(said)
    const touches = AXES.every((axis) => {
      const k = indexOf(axis)
      return Math.min(box.max[k], spared.box.max[k]) - Math.max(box.min[k], spared.box.min[k]) > TOUCH_MM
    })
    if (touches) build.fail(said)
  }
}
