/** In the corners of what was drawn: "in the top left corner", "from each of its corners". */
import { ofHost } from './hosts.ts'
import * as patterns from './place-patterns.ts'
import type { Place, PlaceTold, Saying } from './places.ts'
import { SIDES } from './words.ts'

export const CORNERS: readonly ((saying: Saying) => PlaceTold | undefined)[] = [
  (saying) => {
    const told = saying.scan.take(patterns.CORNER)?.groups
    if (!told) return undefined
    const host = ofHost(saying)
    const at =
      (y: string, x: string): Place =>
      (figure) =>
        saying.drawing.corner(figure, host, SIDES[x] as 'left' | 'right', SIDES[y] as 'top' | 'bottom')
    const each = [at(told['y'] ?? '', told['x'] ?? '')]
    if (told['y2'] && told['x2']) each.push(at(told['y2'], told['x2']))
    return { each }
  },
  (saying) => {
    const some = saying.scan.take(patterns.TOP_CORNERS)?.groups
    if (!some && !saying.scan.take(patterns.ALL_CORNERS)) return undefined
    const host = ofHost(saying)
    const ys = some ? [SIDES[some['y'] ?? ''] as 'top' | 'bottom'] : (['top', 'bottom'] as const)
    return {
      each: ys.flatMap((y) =>
        (['left', 'right'] as const).map(
          (x): Place =>
            (figure) =>
              saying.drawing.corner(figure, host, x, y),
        ),
      ),
    }
  },
]
