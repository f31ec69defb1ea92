/** In the corners of what was drawn: "in the top left corner", "from each of its corners". */
import type { Figure, Host } from './drawing.ts'
import { ofHost } from './hosts.ts'
import * as patterns from './place-patterns.ts'
import type { Place, PlaceTold, Saying } from './places.ts'
import { SIDES } from './words.ts'

/** Its centre lies in the corner that it is set in. */
const isAboutCorner = ({ kind }: Figure): boolean => kind === 'circle' || kind === 'quarter'

/** What has four square corners, at those of its box; a triangle and others have theirs elsewhere. */
const hasCorners = (host: Host): boolean =>
  host === 'whole' ||
  ![
    'triangle',
    'trapezoid',
    'parallelogram',
    'rhombus',
    'circle',
    'ellipse',
    'semicircle',
    'pentagon',
    'hexagon',
    'heptagon',
    'octagon',
    'slot',
  ].includes(host.kind)

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
    const about = some ? undefined : saying.scan.take(patterns.ABOUT_CORNERS)
    if (!some && !about && !saying.scan.take(patterns.ALL_CORNERS)) return undefined
    const host = ofHost(saying)
    if (!hasCorners(host)) return undefined
    const ys = some ? [SIDES[some['y'] ?? ''] as 'top' | 'bottom'] : (['top', 'bottom'] as const)
    return {
      each: ys.flatMap((y) =>
        (['left', 'right'] as const).map(
          (x): Place =>
            (figure) =>
              (!about || isAboutCorner(figure)) && saying.drawing.corner(figure, host, x, y),
        ),
      ),
    }
  },
  ({ scan }) =>
    scan.take(patterns.ABOUT_THAT_CORNER)
      ? { each: [(figure) => isAboutCorner(figure) && figure.placed.x && figure.placed.y], alike: true }
      : undefined,
]
