/** A drawing sheet: front, top, right and isometric views with dimensions, hole callouts and a title block; and its isometric view alone. */
import type { Model, ModelPart } from '../kernel/model.ts'
import type { Occt } from '../kernel/occt.ts'
import { type RoundAxis, roundAxes } from './drawing/axes.ts'
import { horizontalDimension, verticalDimension } from './drawing/dimension.ts'
import type { Rectangle } from './drawing/free-space.ts'
import { partLines } from './drawing/lines.ts'
import { holeCallouts } from './drawing/notes.ts'
import type { Drawn } from './drawing/projection.ts'
import { type Cell, FRAME, type Layout, layOut, SHEET, scaleText } from './drawing/sheet.ts'
import { STYLE, THUMBNAIL_STYLE } from './drawing/style.ts'
import { type Title, titleBlock } from './drawing/title-block.ts'
import { type SheetView, sheetView, viewGroup } from './drawing/view.ts'
import { createMeshCache, type MeshCache } from './mesh-cache.ts'
import { escapeXml } from './xml.ts'

interface Size {
  length: number
  width: number
  height: number
}

export interface Drawings {
  /** The whole sheet. */
  svg: string
  /** The isometric view alone, to tell parts apart by in a list. */
  thumbnail: string
}

export function drawings(oc: Occt, model: Model, meshes: MeshCache = createMeshCache(oc)): Drawings {
  const { min, max } = meshes.box(model)
  const size: Size = { length: max[0] - min[0], width: max[1] - min[1], height: max[2] - min[2] }
  const layout = layOut(size)
  const { scale } = layout
  const drawn = drawnInstances(model, meshes)
  const rounds = roundAxes(oc, model)
  const views = (['top', 'front', 'right'] as const).map((id) =>
    sheetView(id, drawn, rounds, layout[id], scale),
  )
  const isometric = isometricView(drawn, layout.isometric, size)
  const title: Title = {
    name: model.name,
    size: `${figure(size.length)} × ${figure(size.width)} × ${figure(size.height)} mm`,
    material: materialText(model),
    mass: massText(model, meshes),
    scale: scaleText(scale),
  }
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" role="img">`,
    `<title>${escapeXml(model.name)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="sheet" width="${SHEET.width}" height="${SHEET.height}"/>`,
    `<rect class="frame" x="${FRAME.left}" y="${FRAME.top}" width="${FRAME.right - FRAME.left}" height="${FRAME.bottom - FRAME.top}"/>`,
    ...[...views, isometric].map(viewGroup),
    ...overallDimensions(layout, size),
    ...callouts(model, rounds, views, isometric, layout),
    titleBlock(title),
    '</svg>',
    '',
  ].join('\n')
  return { svg, thumbnail: thumbnail(model.name, isometric) }
}

const THUMBNAIL_MARGIN = 0.04

/** Scaled to any size by whoever shows it, so its lines keep their width on the screen. */
function thumbnail(name: string, view: SheetView): string {
  const { left, right, top, bottom } = view.outline
  const margin = THUMBNAIL_MARGIN * Math.max(right - left, bottom - top)
  const box = [left - margin, top - margin, right - left + 2 * margin, bottom - top + 2 * margin]
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.map((value) => value.toFixed(2)).join(' ')}" role="img">`,
    `<title>${escapeXml(name)}</title>`,
    `<style>${THUMBNAIL_STYLE}</style>`,
    viewGroup(view),
    '</svg>',
    '',
  ].join('\n')
}

function drawnInstances(model: Model, meshes: MeshCache): Drawn[] {
  const ofPart = new Map<ModelPart, Omit<Drawn, 'motion'>>()
  for (const part of model.parts) {
    const mesh = meshes.mesh(part)
    ofPart.set(part, { mesh, lines: partLines(mesh) })
  }
  return model.instances.flatMap(({ part, motion }) => {
    const lines = ofPart.get(part)
    return lines ? [{ ...lines, motion }] : []
  })
}

/** Fitted to its cell, without hidden and centre lines: it is there to be understood, not measured. */
function isometricView(drawn: readonly Drawn[], cell: Cell, { length, width, height }: Size): SheetView {
  const across = (length + width) * Math.SQRT1_2
  const up = (length + width + 2 * height) / Math.sqrt(6)
  const view = sheetView('isometric', drawn, [], cell, Math.min(cell.width / across, cell.height / up))
  return { ...view, projection: { ...view.projection, hidden: [] } }
}

function overallDimensions({ front, top }: Layout, { length, width, height }: Size): string[] {
  const [left, bottom] = [front.x - front.width / 2, front.y + front.height / 2]
  return [
    horizontalDimension(left, front.x + front.width / 2, bottom, figure(length)),
    verticalDimension(front.y - front.height / 2, bottom, left, figure(height)),
    verticalDimension(top.y - top.height / 2, top.y + top.height / 2, left, figure(width)),
  ]
}

/** The dimensions stand below and to the left of the front view, and to the left of the top view. */
const DIMENSION_BAND = 15

/** Of a single part: in an assembly the holes are full of other parts. */
function callouts(
  { instances }: Model,
  rounds: readonly RoundAxis[],
  views: readonly SheetView[],
  isometric: SheetView,
  { front, top }: Layout,
): string[] {
  if (instances.length > 1) return []
  const left = front.x - front.width / 2
  const bottom = front.y + front.height / 2
  const dimensions: Rectangle[] = [
    { left: left - DIMENSION_BAND, right: left - 1, top: top.y - top.height / 2 - 4, bottom },
    { left, right: left + front.width, top: bottom + 1, bottom: bottom + DIMENSION_BAND },
  ]
  return holeCallouts(rounds, views, isometric, dimensions, figure)
}

/** As a drawing gives them: `80`, `12.5`, `15.01`, and three digits of what is smaller than a millimetre. */
const figure = (value: number): string => `${Number(value < 1 ? value.toPrecision(3) : value.toFixed(2))}`

function materialText({ parts }: Model): string {
  const names = [...new Set(parts.flatMap(({ material }) => material?.name ?? []))]
  if (names.length === 0) return 'not given'
  return parts.every(({ material }) => material) ? names.join(', ') : `${names.join(', ')}; others not given`
}

const MASS_UNITS = [
  ['t', 1e6],
  ['kg', 1e3],
] as const

/** Only where every part has a density: half a mass would be wrong. */
function massText({ instances }: Model, meshes: MeshCache): string {
  let grams = 0
  for (const { part } of instances) {
    if (!part.material) return '–'
    grams += (meshes.exact(part).volume / 1000) * part.material.densityGPerCm3
  }
  const [unit, gramsPerUnit] = MASS_UNITS.find(([, size]) => grams >= size) ?? ['g', 1]
  return `${Number((grams / gramsPerUnit).toPrecision(4))} ${unit}`
}
