/** The hole callouts of a sheet, each where it finds room. */
import type { RoundAxis } from './axes.ts'
import { callout, calloutText, holeSizes } from './callouts.ts'
import { FreeSpace, type Rectangle } from './free-space.ts'
import { paperMotion, VIEWS } from './projection.ts'
import { type SheetView, takeView } from './view.ts'

/** More would crowd the sheet. */
const MOST_CALLOUTS = 6

export function holeCallouts(
  rounds: readonly RoundAxis[],
  views: readonly SheetView[],
  isometric: SheetView,
  dimensions: readonly Rectangle[],
  figure: (value: number) => string,
): string[] {
  const space = new FreeSpace()
  for (const view of [...views, isometric]) takeView(space, view)
  for (const rectangle of dimensions) space.takeRectangle(rectangle)
  const sizes = views.flatMap((view) => {
    const { scale, toSheet, projection } = view
    const onPaper = paperMotion(VIEWS[view.id], scale)
    return holeSizes(rounds, { onPaper, scale, toSheet, sees: projection.sees }).map((size) => ({
      view,
      size,
    }))
  })
  if (sizes.length > MOST_CALLOUTS) sizes.length = MOST_CALLOUTS
  return sizes
    .map(({ view, size }) => callout(calloutText(size, figure), size.holes, view.outline, space))
    .filter((drawn) => drawn !== '')
}
