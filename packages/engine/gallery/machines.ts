/** Machine elements. */
import type { PlanInput } from '../src/plan/plan.ts'
import { single, volume } from './write.ts'

const { PI } = Math

export const machinePlans: PlanInput[] = [
  single(
    'Spur gear',
    [
      {
        kind: 'gear',
        id: 'gear',
        form: 'spur',
        module: 2,
        teeth: 24,
        faceWidth: 10,
        bore: 8,
        hub: { diameter: 20, length: 8 },
      },
    ],
    [
      [{ kind: 'tooth-count', centre: [0, 0, 5], axis: '+z', diameter: 48 }, 24],
      [{ kind: 'extent', axis: 'x' }, 52, 0.01],
      [{ kind: 'extent', axis: 'z' }, 18],
      [{ kind: 'hole-diameter', near: [0, 0, 5] }, 8],
    ],
  ),
  single(
    'Helical gear',
    [
      {
        kind: 'gear',
        id: 'gear',
        form: 'helical',
        module: 2,
        teeth: 20,
        faceWidth: 15,
        helixAngleDeg: 20,
        bore: 10,
      },
    ],
    [
      [{ kind: 'extent', axis: 'z' }, 15],
      [{ kind: 'tooth-count', centre: [0, 0, 7], axis: '+z', diameter: 40 / Math.cos(PI / 9) }, 20],
    ],
  ),
  single(
    'Ring gear',
    [{ kind: 'gear', id: 'ring', form: 'internal', module: 1.5, teeth: 40, faceWidth: 8, rim: 75 }],
    [
      [{ kind: 'tooth-count', centre: [0, 0, 4], axis: '+z', diameter: 60 }, 40],
      [{ kind: 'extent', axis: 'x' }, 75],
    ],
  ),
  single(
    'Rack',
    [{ kind: 'gear', id: 'rack', form: 'rack', module: 2, teeth: 10, faceWidth: 12, rim: 10 }],
    [[{ kind: 'solid-count' }, 1]],
  ),
  single(
    'Vee pulley',
    [
      {
        kind: 'pulley',
        id: 'pulley',
        diameter: 80,
        width: 20,
        groove: { kind: 'vee', depth: 11, topWidth: 13 },
        bore: 14,
      },
    ],
    [
      [{ kind: 'extent', axis: 'z' }, 20],
      [{ kind: 'extent', axis: 'x' }, 80],
      [{ kind: 'hole-diameter', near: [0, 0, 10] }, 14],
    ],
  ),
  single(
    'Rope pulley',
    [
      {
        kind: 'pulley',
        id: 'pulley',
        diameter: 60,
        width: 14,
        groove: { kind: 'round', radius: 4 },
        bore: 8,
      },
    ],
    [[{ kind: 'extent', axis: 'x' }, 60]],
  ),
  single(
    'Flat pulley',
    [
      {
        kind: 'pulley',
        id: 'pulley',
        diameter: 60,
        width: 30,
        groove: { kind: 'flat', crown: 0.5 },
        bore: 12,
      },
    ],
    [[{ kind: 'extent', axis: 'z' }, 30]],
  ),
  single(
    'GT2 pulley',
    [
      {
        kind: 'pulley',
        id: 'pulley',
        width: 7,
        groove: { kind: 'timing', belt: 'GT2', teeth: 20 },
        bore: 5,
        hub: { diameter: 16, length: 6 },
      },
    ],
    [
      [{ kind: 'tooth-count', centre: [0, 0, 3.5], axis: '+z', diameter: 11.8 }, 20],
      [{ kind: 'hole-diameter', near: [0, 0, 3] }, 5],
    ],
  ),
  single(
    'Sprocket 08B',
    [
      {
        kind: 'sprocket',
        id: 'sprocket',
        chainPitch: 12.7,
        rollerDiameter: 8.51,
        teeth: 17,
        thickness: 7.2,
        bore: 16,
      },
    ],
    [
      [{ kind: 'tooth-count', centre: [0, 0, 3.6], axis: '+z', diameter: 12.7 / Math.sin(PI / 17) }, 17],
      [{ kind: 'extent', axis: 'z' }, 7.2],
    ],
  ),
  single(
    'Compression spring',
    [
      {
        kind: 'spring',
        id: 'spring',
        wireDiameter: 2,
        outerDiameter: 20,
        freeLength: 50,
        coils: 8,
        ends: 'ground',
      },
    ],
    [
      [{ kind: 'extent', axis: 'z' }, 50, 0.01],
      [{ kind: 'extent', axis: 'x' }, 20, 0.05],
    ],
  ),
  single(
    'Extension spring',
    [
      {
        kind: 'spring',
        id: 'spring',
        form: 'extension',
        wireDiameter: 1.5,
        outerDiameter: 12,
        freeLength: 50,
        coils: 15,
      },
    ],
    [[{ kind: 'solid-count' }, 1]],
  ),
  single(
    'Torsion spring',
    [
      {
        kind: 'spring',
        id: 'spring',
        form: 'torsion',
        wireDiameter: 2,
        outerDiameter: 18,
        freeLength: 14,
        coils: 5,
        legLength: 25,
      },
    ],
    [[{ kind: 'solid-count' }, 1]],
  ),
  single(
    'Threaded rod',
    [{ kind: 'threaded-rod', id: 'rod', thread: 'M8', length: 20 }],
    [
      [{ kind: 'extent', axis: 'z' }, 20],
      [{ kind: 'thread-pitch', from: [3.6, 0, 0.5], to: [3.6, 0, 19.5] }, 1.25, 0.02],
    ],
  ),
  single(
    'Fine rod, cosmetic',
    [{ kind: 'threaded-rod', id: 'rod', thread: 'M10x1', length: 40, modelled: false }],
    [volume(PI * 25 * 40), [{ kind: 'cylinder-diameter', near: [5, 0, 20] }, 10]],
  ),
]
