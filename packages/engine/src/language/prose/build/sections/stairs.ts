/** Stairs that are solid to the floor: each step as high as all of them up to it. */
import { unread } from '../../../operations/unread.ts'
import type { Profile, Rect, Told } from './told.ts'

export function stairs(told: Told): Profile {
  const { thing } = told
  const part = told.part('step')
  const count = Math.max(part?.count ?? 1, thing.count)
  if (count < 2) throw unread(`${thing.name}: how many steps`)
  const ranked = told.ranked('step')
  const sides = told.ranked()
  const share = (whole: number | undefined): number | undefined => whole && whole / count
  const [high, long] = [
    told.first(told.find(undefined, 'height'), sides.length === 3 ? sides[2] : undefined),
    told.first(told.find(undefined, 'length'), sides[0]),
  ]
  const rise = told.need(
    told.first(told.find('step', 'height', 'thickness'), ranked[2] ?? ranked[1]) ?? share(high),
    'height of its steps',
  )
  const run = told.need(
    told.first(told.find('step', 'depth'), ranked[0]) ?? share(long),
    'depth of its steps',
  )
  const width = told.need(
    told.first(
      told.find(undefined, 'width', 'depth'),
      told.find('step', 'width'),
      ranked.length === 3 ? ranked[1] : undefined,
      sides[1],
    ),
    'width',
  )
  // "that is 60 mm high in all": one step, or all of them.
  const held: readonly (readonly [RegExp, number])[] = [
    [/^height$/u, rise],
    [/^(?:depth|length)$/u, run],
  ]
  for (const said of [...thing.sizes, ...(part?.sizes ?? [])])
    for (const [names, each] of held)
      if (
        names.test(said.dimension) &&
        ![each, each * count, width].some((value) => Math.abs(value - said.figure.value) < 1e-6 * count)
      )
        throw unread(said.figure.text)
  for (const said of part?.sizes ?? [])
    if (said.dimension === 'height' && said.gloss && Math.abs(said.figure.value - rise * count) > 1e-6)
      throw unread(said.figure.text)
  const step = (nth: number): Rect => ({ across: [nth * run, (nth + 1) * run], up: [0, (nth + 1) * rise] })
  return {
    usual: 'y',
    run: width,
    parts: { step: Array.from({ length: count }, (_, nth) => step(nth)) },
  }
}
