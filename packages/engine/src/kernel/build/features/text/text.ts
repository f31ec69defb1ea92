/** Lettering, engraved in a flat face or raised from it, readable from outside. */
import type { FeatureOf } from '../../../../plan/features.ts'
import type { Point2 } from '../../../../plan/geometry.ts'
import { type Axes, add, cross, dot, scale, subtract, toPart } from '../../../../plan/vector.ts'
import type { TopoDS_Shape } from '../../../occt.ts'
import { type FaceFrame, planarFrame, viewAxes } from '../../../select/face-frame.ts'
import { selectFace } from '../../../select/faces.ts'
import type { Site, Volume } from '../../../site.ts'
import type { Box2 } from '../../sketch/loop.ts'
import { turnOf } from '../../sketch/plane-vector.ts'
import { checkBlind } from '../depth.ts'
import { placeTool } from '../placement.ts'
import { impossible, mm } from '../refusal.ts'
import { bodyOf, faceExtent, reachBelow } from '../spots.ts'
import { capitalHeight, checkCharacters, type Glyph, lettering } from './font.ts'
import { glyphSolids } from './glyph-solids.ts'
import { typeset } from './typeset.ts'

type Text = FeatureOf<'text'>

export function textVolume(text: Text, site: Site): Volume {
  const { oc } = site
  const { id, depth, raised } = text
  const font = lettering()
  checkCharacters(font, text.text, id)
  const { glyphs, box } = typeset(text.text)
  if (!box) throw impossible(id, `the text "${text.text}" has nothing to be seen`)
  const frame = planarFrame(oc, selectFace(oc, bodyOf(site, id), text.face, id), 'centre', id)
  const unit = text.height / capitalHeight(font)
  const axes = writingAxes(text, frame, box, unit)
  checkRoom(text, site, frame, axes, box, unit)
  if (!raised) checkBlind(depth, reachBelow(oc, bodyOf(site, id), [axes]), id)

  // The letters end exactly in the face: their outlines then lie in it already, and none needs to be intersected.
  const [from, to] = raised ? [0, depth] : [-depth, 0]
  const made = new Map<Glyph, TopoDS_Shape[]>()
  const solids = glyphs.flatMap(({ glyph, x, y }) => {
    const known = made.get(glyph) ?? glyphSolids(oc, glyph, unit, from, to)
    made.set(glyph, known)
    const place: Axes = { ...axes, origin: toPart(axes, [x * unit, y * unit]) }
    return known.map((solid) => placeTool(oc, solid, place))
  })
  return { operation: raised ? 'add' : 'cut', solids }
}

/** Where the font's own origin lies so that the middle of what is seen comes to stand on `at`. */
function writingAxes(text: Text, frame: FaceFrame, { min, max }: Box2, unit: number): Axes {
  const view = viewAxes(frame)
  const [cos, sin] = turnOf(text.angleDeg)
  const x = add(scale(view.x, cos), scale(view.y, sin))
  const turned: Axes = { origin: toPart(frame.axes, text.at), x, y: cross(view.z, x), z: view.z }
  return {
    ...turned,
    origin: toPart(turned, [(-(min[0] + max[0]) / 2) * unit, (-(min[1] + max[1]) / 2) * unit]),
  }
}

/** Letters that hang over the edge of the face would float, or be cut off. */
function checkRoom(text: Text, { oc }: Site, frame: FaceFrame, axes: Axes, { min, max }: Box2, unit: number) {
  const extent = faceExtent(oc, frame)
  const corners: Point2[] = [min, [max[0], min[1]], max, [min[0], max[1]]]
  const slack = 1e-6
  for (const [u, v] of corners) {
    const from = subtract(toPart(axes, [u * unit, v * unit]), frame.axes.origin)
    const at: Point2 = [dot(from, frame.axes.x), dot(from, frame.axes.y)]
    const fits = ([0, 1] as const).every(
      (k) => at[k] >= extent.min[k] - slack && at[k] <= extent.max[k] + slack,
    )
    if (!fits)
      throw impossible(
        text.id,
        `the text is ${mm((max[0] - min[0]) * unit)} by ${mm((max[1] - min[1]) * unit)} and does not fit there on its face of ` +
          `${mm(extent.max[0] - extent.min[0])} by ${mm(extent.max[1] - extent.min[1])}`,
      )
  }
}
