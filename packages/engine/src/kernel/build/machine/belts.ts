/** Timing belt pulleys as tables: pitch, pitch-line offset and the form of the space between two teeth. Millimetres. */

/** Straight flanks (HTD: with a full round between them; T and XL: with a flat floor and rounded corners). */
interface FlankedSpace {
  kind: 'flanked'
  /** Width where the flanks meet the outer diameter, or the floor. */
  width: number
  widthAt: 'top' | 'floor'
  depth: number
  /** Between the two flanks. */
  angleDeg: number
  bottomRadius: number
  tipRadius: number
}

/** GT: a round bottom that runs on into wider flank arcs, whose centres lie on the outer diameter. */
interface CurvedSpace {
  kind: 'curved'
  depth: number
  bottomRadius: number
  flankRadius: number
  tipRadius: number
}

export interface Belt {
  pitch: number
  /** From the outer diameter of the pulley to the pitch line. */
  pitchLineOffset: number
  space: FlankedSpace | CurvedSpace
  /** How far a flange stands above the teeth, and how thick it is. */
  flange: { height: number; thickness: number }
}

export const BELTS: Record<'GT2' | 'GT3' | 'HTD3' | 'HTD5' | 'T5' | 'XL', Belt> = {
  // Gates PowerGrip GT, 2 mm and 3 mm pitch.
  GT2: {
    pitch: 2,
    pitchLineOffset: 0.254,
    space: { kind: 'curved', depth: 0.75, bottomRadius: 0.555, flankRadius: 1, tipRadius: 0.15 },
    flange: { height: 1.5, thickness: 1 },
  },
  GT3: {
    pitch: 3,
    pitchLineOffset: 0.381,
    space: { kind: 'curved', depth: 1.14, bottomRadius: 0.85, flankRadius: 1.52, tipRadius: 0.25 },
    flange: { height: 2, thickness: 1 },
  },
  // ISO 13050, profiles H3M and H5M.
  HTD3: {
    pitch: 3,
    pitchLineOffset: 0.381,
    space: {
      kind: 'flanked',
      width: 1.9,
      widthAt: 'top',
      depth: 1.22,
      angleDeg: 14,
      bottomRadius: 0.91,
      tipRadius: 0.3,
    },
    flange: { height: 2, thickness: 1 },
  },
  HTD5: {
    pitch: 5,
    pitchLineOffset: 0.5715,
    space: {
      kind: 'flanked',
      width: 3.25,
      widthAt: 'top',
      depth: 2.06,
      angleDeg: 14,
      bottomRadius: 1.56,
      tipRadius: 0.48,
    },
    flange: { height: 2.5, thickness: 1.5 },
  },
  // DIN 7721-2, space form N.
  T5: {
    pitch: 5,
    pitchLineOffset: 0.5,
    space: {
      kind: 'flanked',
      width: 1.83,
      widthAt: 'floor',
      depth: 1.95,
      angleDeg: 50,
      bottomRadius: 0.4,
      tipRadius: 0.6,
    },
    flange: { height: 2, thickness: 1.5 },
  },
  // ISO 5294.
  XL: {
    pitch: 5.08,
    pitchLineOffset: 0.254,
    space: {
      kind: 'flanked',
      width: 1.32,
      widthAt: 'floor',
      depth: 1.65,
      angleDeg: 50,
      bottomRadius: 0.41,
      tipRadius: 0.64,
    },
    flange: { height: 2, thickness: 1.5 },
  },
}
