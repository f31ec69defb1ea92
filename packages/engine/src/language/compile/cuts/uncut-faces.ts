/**
 * Holes are placed on a face as it is when they are made. A channel that parts the face would leave them on one of its strips,
 * so it is cut after those that are told to be in the whole of it.
 */
import type { FeatureInput } from '../bodies/bodies.ts'
import type { Stand } from '../faces/stand.ts'

type Placed = FeatureInput & { face?: { facing?: string; pick?: string } }

/** In the whole of the outermost face, wherever the holes are. */
const isInWholeFace = (feature: FeatureInput): boolean => {
  const { face } = feature as Placed
  return face?.facing === '+z' && (face.pick ?? 'outermost') === 'outermost'
}

export function inOrder(
  bodies: readonly FeatureInput[],
  cuts: readonly FeatureInput[],
  stands: readonly Stand[],
): FeatureInput[] {
  const channels = stands.filter(({ entity }) => entity.cut && entity.concept === 'channel')
  const ids = new Set(channels.map(({ id }) => id))
  const late = bodies.filter(({ id }) => id !== undefined && ids.has(id))
  // A hole in the floor of the channel needs the channel.
  if (late.length === 0 || cuts.length === 0 || !cuts.every(isInWholeFace)) return [...bodies, ...cuts]
  return [...bodies.filter((feature) => !late.includes(feature)), ...cuts, ...late]
}
