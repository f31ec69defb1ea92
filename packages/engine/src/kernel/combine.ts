/**
 * Booleans: one body, a list of tools, one call. Cutting many holes one by one is a hundred times slower
 * than one list cut, and a compound of overlapping tools gives a wrong volume that passes every check.
 */
import { EngineError } from '../errors.ts'
import type { Operation } from '../plan/solids.ts'
import { type Body, carryOwners, type Owners, ownAll } from './body.ts'
import { isFiniteBox, roughBoxOf, volumeOf } from './mass.ts'
import type { Occt, TopoDS_Shape } from './occt.ts'
import { facesOf, solidsOf, toCompound, toList } from './topology.ts'

/** Relative slack of the volume inequalities; integration on spline faces is good to about 1e-5. */
const VOLUME_SLACK = 1e-4

export interface CombineOptions {
  feature: string
  /** Merge faces and edges that continue each other. Off is cheaper, and the solid is the same. */
  simplify: boolean
  /** Whom the faces of the tools belong to besides the feature: copies stay faces of what they copy. */
  toolOwners?: Owners
  /** The tools lie against the body and nowhere inside it: the kernel then need not look for where they cross. */
  touching?: boolean
}

const BUILDERS = { add: 'BRepAlgoAPI_Fuse', cut: 'BRepAlgoAPI_Cut', intersect: 'BRepAlgoAPI_Common' } as const

export function combine(
  oc: Occt,
  body: Body | undefined,
  operation: Operation,
  tools: readonly TopoDS_Shape[],
  { feature, simplify, toolOwners, touching }: CombineOptions,
): Body {
  for (const tool of tools) checkTool(oc, tool, feature)
  const toolVolumes = tools.map((tool) => volumeOf(oc, tool))
  if (toolVolumes.some((v) => !(v > 0)))
    throw new EngineError('geometry_validation_failed', `${feature}: the shape encloses no volume`, feature)
  if (!body) return begin(oc, operation, tools, toolVolumes, { feature, simplify })

  using builder = new oc[BUILDERS[operation]]()
  using args = toList(oc, [body.shape])
  using toolList = toList(oc, tools)
  builder.SetArguments(args)
  builder.SetTools(toolList)
  builder.SetToFillHistory(true)
  if (touching) builder.SetGlue(oc.BOPAlgo_GlueEnum.BOPAlgo_GlueShift)
  using range = new oc.Message_ProgressRange()
  builder.Build(range)
  if (!builder.IsDone() || builder.HasErrors())
    throw new EngineError(
      'code_generation_failed',
      `${feature}: the kernel could not ${operation} the shape`,
      feature,
    )
  if (simplify) builder.SimplifyResult(true, true, 1e-6)

  const shape = plainest(oc, builder.Shape())
  const volume = volumeOf(oc, shape)
  checkVolumes(operation, body.volume, toolVolumes, volume, feature)
  const before = [
    ...body.owners.entries(),
    ...tools.flatMap((tool) =>
      facesOf(oc, tool).map((f): [TopoDS_Shape, ReadonlySet<string>] => [
        f,
        new Set([feature, ...(toolOwners?.get(f) ?? [])]),
      ]),
    ),
  ]
  return { shape, owners: carryOwners(oc, builder, before, shape, feature), volume }
}

function begin(
  oc: Occt,
  operation: Operation,
  tools: readonly TopoDS_Shape[],
  volumes: readonly number[],
  options: CombineOptions,
): Body {
  if (operation !== 'add')
    throw new EngineError(
      'geometry_validation_failed',
      `${options.feature}: there is nothing yet to ${operation}`,
      options.feature,
    )
  const [first, ...others] = tools
  if (!first)
    throw new EngineError('internal_error', `${options.feature}: no shape was made`, options.feature)
  const body = { shape: first, owners: ownAll(oc, first, options.feature), volume: volumes[0] ?? 0 }
  return others.length === 0 ? body : combine(oc, body, 'add', others, options)
}

/** A box that is not finite hangs every later check: it must be the first thing looked at. */
function checkTool(oc: Occt, tool: TopoDS_Shape, feature: string): void {
  if (tool.IsNull() || !isFiniteBox(roughBoxOf(oc, tool)))
    throw new EngineError('geometry_validation_failed', `${feature}: its sizes give no finite shape`, feature)
}

function checkVolumes(
  operation: Operation,
  body: number,
  tools: readonly number[],
  result: number,
  feature: string,
): void {
  const slack = VOLUME_SLACK * (body + Math.max(...tools))
  const total = tools.reduce((sum, v) => sum + v, body)
  const least = Math.max(body, ...tools)
  const wrong =
    operation === 'add'
      ? result < least - slack || result > total + slack
      : operation === 'cut'
        ? result > body + slack || result < body - (total - body) - slack
        : result > Math.min(body, total - body) + slack
  if (wrong)
    throw new EngineError(
      'code_generation_failed',
      `${feature}: the kernel gave a wrong result (${operation}: ${result.toFixed(3)} mm³ from ${body.toFixed(3)} mm³)`,
      feature,
    )
  if (!(result > 1e-9 * body))
    throw new EngineError('geometry_validation_failed', `${feature}: nothing is left of the part`, feature)
  if (operation === 'cut' && body - result < 1e-9 * body)
    throw new EngineError(
      'geometry_validation_failed',
      `${feature}: it removes nothing, as it lies outside the part`,
      feature,
    )
  // What was asked for as a body of its own is not to be seen.
  if (operation === 'add' && result - body < 1e-9 * body)
    throw new EngineError(
      'geometry_validation_failed',
      `${feature}: it adds nothing, as it lies inside the part`,
      feature,
    )
}

/** A compound of one solid is that solid; stray faces and edges that a boolean leaves are dropped. */
export function plainest(oc: Occt, shape: TopoDS_Shape): TopoDS_Shape {
  const solids = solidsOf(oc, shape)
  return solids.length === 1 && solids[0] ? solids[0] : toCompound(oc, solids)
}
