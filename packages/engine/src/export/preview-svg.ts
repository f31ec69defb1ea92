/** A drawing sheet: front, top, right and isometric views with overall dimensions and a title block. */
import type { Model, ModelPart } from '../kernel/model.ts'
import type { Occt } from '../kernel/occt.ts'
import { horizontalDimension, verticalDimension } from './drawing/dimension.ts'
import { partLines } from './drawing/lines.ts'
import { type Drawn, type Projection, project, VIEWS } from './drawing/projection.ts'
import { type Cell, FRAME, layOut, SHEET, scaleText } from './drawing/sheet.ts'
import { type Title, titleBlock } from './drawing/title-block.ts'
import { createMeshCache, type MeshCache } from './mesh-cache.ts'
import { escapeXml } from './xml.ts'

const STYLE = `
.sheet{fill:#fff}
.frame{fill:none;stroke:#1a1c1f;stroke-width:.5}
.visible{fill:none;stroke:#1a1c1f;stroke-width:.4;stroke-linecap:round;stroke-linejoin:round}
.smooth{fill:none;stroke:#1a1c1f;stroke-width:.15;stroke-linecap:round;stroke-linejoin:round}
.hidden{fill:none;stroke:#5c6670;stroke-width:.2;stroke-dasharray:1.6 .9}
.dimension path{fill:none;stroke:#1f5fa8;stroke-width:.18}
.dimension .arrow{fill:#1f5fa8;stroke:none}
.dimension text{fill:#1f5fa8}
.title-block path,.title-block circle{fill:none;stroke:#1a1c1f;stroke-width:.25}
.title-block .centre{stroke-width:.12;stroke-dasharray:1.6 .5 .3 .5}
.label{fill:#5c6670}
text{font-family:"DejaVu Sans","Helvetica Neue",Arial,sans-serif;fill:#1a1c1f}`.trim()

/** Circles are drawn with twice the facets of the files, unless a part is made of very many already. */
const FINER = 0.5
const MOST_TRIANGLES_TO_REFINE = 8_000

export function previewSvg(oc: Occt, model: Model, meshes: MeshCache = createMeshCache(oc)): string {
  const box = meshes.box(model)
  const [length, width, height] = [0, 1, 2].map(
    (axis) => (box.max[axis] as number) - (box.min[axis] as number),
  ) as [number, number, number]
  const { scale, front, top, right, isometric } = layOut({ length, width, height })
  const drawn = drawnInstances(model, meshes)
  const bodies = [
    viewGroup('front', project(drawn, VIEWS.front, scale), front),
    viewGroup('top', project(drawn, VIEWS.top, scale), top),
    viewGroup('right', project(drawn, VIEWS.right, scale), right),
    isometricGroup(drawn, isometric, { length, width, height }),
  ]
  const [frontLeft, frontBottom] = [front.x - front.width / 2, front.y + front.height / 2]
  const dimensions = [
    horizontalDimension(frontLeft, front.x + front.width / 2, frontBottom, figure(length)),
    verticalDimension(front.y - front.height / 2, frontBottom, frontLeft, figure(height)),
    verticalDimension(top.y - top.height / 2, top.y + top.height / 2, frontLeft, figure(width)),
  ]
  const title: Title = {
    name: model.name,
    size: `${figure(length)} × ${figure(width)} × ${figure(height)} mm`,
    material: materialText(model),
    mass: massText(model, meshes),
    scale: scaleText(scale),
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${SHEET.width} ${SHEET.height}" role="img">`,
    `<title>${escapeXml(model.name)}</title>`,
    `<style>${STYLE}</style>`,
    `<rect class="sheet" width="${SHEET.width}" height="${SHEET.height}"/>`,
    `<rect class="frame" x="${FRAME.left}" y="${FRAME.top}" width="${FRAME.right - FRAME.left}" height="${FRAME.bottom - FRAME.top}"/>`,
    ...bodies,
    ...dimensions,
    titleBlock(title),
    '</svg>',
    '',
  ].join('\n')
}

function drawnInstances(model: Model, meshes: MeshCache): Drawn[] {
  const ofPart = new Map<ModelPart, Omit<Drawn, 'motion'>>()
  for (const part of model.parts) {
    const usual = meshes.mesh(part).display
    const refine = usual.triangles.length / 3 <= MOST_TRIANGLES_TO_REFINE
    const mesh = refine ? meshes.coarser(FINER).mesh(part).display : usual
    ofPart.set(part, { mesh, lines: partLines(mesh) })
  }
  return model.instances.flatMap(({ part, motion }) => {
    const lines = ofPart.get(part)
    return lines ? [{ ...lines, motion }] : []
  })
}

function viewGroup(id: string, projection: Projection, cell: Cell): string {
  const x0 = cell.x - projection.left - projection.width / 2
  const y0 = cell.y + projection.bottom + projection.height / 2
  const path = (kind: 'visible' | 'smooth' | 'hidden') => {
    const d = projection[kind]
      .map((line) =>
        line.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${fixed(x0 + x)} ${fixed(y0 - y)}`).join(''),
      )
      .join('')
    return d === '' ? '' : `<path class="${kind}" d="${d}"/>`
  }
  return `<g id="${id}">${path('hidden')}${path('smooth')}${path('visible')}</g>`
}

const fixed = (value: number): string => `${Number(value.toFixed(2))}`

/** Fitted to its cell and without hidden lines: it is there to be understood, not measured. */
function isometricGroup(
  drawn: readonly Drawn[],
  cell: Cell,
  { length, width, height }: { length: number; width: number; height: number },
): string {
  const across = (length + width) * Math.SQRT1_2
  const up = (length + width + 2 * height) / Math.sqrt(6)
  const scale = Math.min(cell.width / across, cell.height / up)
  return viewGroup('isometric', { ...project(drawn, VIEWS.isometric, scale), hidden: [] }, cell)
}

/** Six digits, as a drawing gives them: `80`, `12.5`, `0.03`. */
const figure = (value: number): string => `${Number(value.toPrecision(6))}`

function materialText({ parts }: Model): string {
  const names = [...new Set(parts.map(({ material }) => material?.name ?? 'not given'))]
  return names.join(', ')
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
