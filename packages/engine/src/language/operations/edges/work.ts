/** Edges that are rounded or broken: how far, and which of them the words choose. */
import type { z } from 'zod'
import type { Point3 } from '../../../plan/geometry.ts'
import type { edgeSelector } from '../../../plan/select.ts'
import type { Build } from '../build.ts'
import type { Figure } from '../nodes.ts'
import type { Phrase } from '../phrases.ts'
import { isSame } from '../space.ts'
import type { Work } from '../things.ts'
import { contradiction, unread } from '../unread.ts'
import { chosenEdges } from './chosen.ts'

export type Selector = z.input<typeof edgeSelector>

const STANDARD_CHAMFER_DEG = 45

/** `several`: there are others, so it has to be measured where it is. */
export function workEdges(build: Build, work: Work, nth: number, several: boolean): void {
  if (work.kind === 'sharp') {
    chosenEdges(build, work)
    return
  }
  takeFromTargets(work)
  const { edges, count, near } = chosenEdges(build, work)
  const size = sizeOfWork(build, work, several ? near : undefined)
  if (edges.length === 0) throw unread(build.quote(work))
  const id = `${work.kind}-${nth + 1}`
  build.features.push(
    work.kind === 'fillet'
      ? { kind: 'fillet', id, edges, radius: size }
      : { kind: 'chamfer', id, edges, distance: size },
  )
  if (count !== undefined && work.kind === 'fillet')
    build.requireCount({ name: 'rounded edge' }, { kind: 'fillet-count', radius: size }, count)
}

/** "the edges with a 4 mm radius": that is no length of an edge, nor is "the edges with 4 mm" where nothing else is told. */
function takeFromTargets(work: Work): void {
  work.targets = work.targets.map((target) => withoutSize(work, target))
  for (const said of work.places)
    if (said.place.kind === 'at') said.place = { ...said.place, ref: withoutSize(work, said.place.ref) }
    else if (said.place.kind === 'between')
      said.place = { ...said.place, refs: said.place.refs.map((ref) => withoutSize(work, ref)) }
}

function withoutSize(work: Work, target: Phrase): Phrase {
  const isPart = target.role === 'part'
  if (!isPart && work.sizes.length > 0) return target
  const radii = target.sizes.filter(({ dimension }) => dimension === 'radius')
  const bare = work.sizes.length === 0 && isPart ? target.bare : []
  for (const figure of [...radii.flatMap(({ figures }) => figures), ...bare])
    work.sizes.push({ dimension: 'radius', figure, gloss: false })
  return {
    ...target,
    sizes: target.sizes.filter((size) => !radii.includes(size)),
    bare: target.bare.filter((figure) => !bare.includes(figure)),
  }
}

/** "2 mm x 45 degrees", "2 x 2 mm": one length, told once or again. */
function sizeOfWork(build: Build, work: Work, near: Point3 | undefined): number {
  const [said, ...again] = work.sizes.filter(({ figure }) => figure.unit !== 'angle')
  if (!said) throw unread(build.quote(work))
  for (const { figure } of work.sizes)
    if (figure.unit === 'angle') {
      if (figure.value !== STANDARD_CHAMFER_DEG || work.kind === 'fillet') throw unread(figure.text)
      build.take(figure, 'chamfer angle')
    }
  const measure =
    work.kind === 'fillet'
      ? ({ kind: 'fillet-radius', ...(near ? { near } : {}) } as const)
      : ({ kind: 'chamfer-size', ...(near ? { near } : {}) } as const)
  const take = (figure: Figure): number => build.take(figure, `${work.kind} size`, measure)
  for (const { figure } of again) {
    if (!isSame(figure.value, said.figure.value)) throw contradiction(said.figure.text, figure.text)
    take(figure)
  }
  const value = take(said.figure)
  if (value <= 0) throw unread(said.figure.text)
  if (said.dimension !== 'diameter') return value
  if (work.kind !== 'fillet') throw unread(said.figure.text)
  build.measureAs(said.figure, measure, value / 2)
  return value / 2
}
