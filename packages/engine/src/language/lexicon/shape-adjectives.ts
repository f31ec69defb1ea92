/** Words that turn one shape of a body into another: hexagonal, hollow, tapered. */
import type { ShapeKind } from './bodies.ts'
import type { Vocabulary } from './entry.ts'

/** What an adjective makes of a prismatic body. */
export const SHAPE_BY_ADJECTIVE: Readonly<
  Record<string, { shape: ShapeKind; sides?: number; equal?: true }>
> = {
  rectangular: { shape: 'box' },
  square: { shape: 'box', equal: true },
  circular: { shape: 'round' },
  elliptical: { shape: 'ellipse' },
  triangular: { shape: 'triangle' },
  trapezoidal: { shape: 'trapezoid' },
  semicircular: { shape: 'semicircle' },
  pentagonal: { shape: 'polygon', sides: 5 },
  hexagonal: { shape: 'polygon', sides: 6 },
  heptagonal: { shape: 'polygon', sides: 7 },
  octagonal: { shape: 'polygon', sides: 8 },
  decagonal: { shape: 'polygon', sides: 10 },
  dodecagonal: { shape: 'polygon', sides: 12 },
  spherical: { shape: 'sphere' },
  hemispherical: { shape: 'hemisphere' },
  sloping: { shape: 'ramp' },
  obround: { shape: 'stadium' },
  'one round end': { shape: 'stub' },
  'unequal round ends': { shape: 'lever' },
  narrowing: { shape: 'trapezoid' },
}

export const shapes: Vocabulary = {
  category: 'shape',
  lines: [
    ['rectangular', 'rectangular|oblong|rectangle shaped|box shaped|cuboidal'],
    ['square', 'square|square shaped'],
    [
      'circular',
      'circular|round|cylindrical|disc shaped|disk shaped|coin shaped|circle shaped|puck shaped|cylinder shaped',
    ],
    ['elliptical', 'elliptical|elliptic|oval|ellipse shaped|oval shaped'],
    ['triangular', 'triangular|triangle shaped|three sided'],
    ['trapezoidal', 'trapezoidal|trapezoid shaped'],
    [
      'obround',
      'stadium shaped|pill shaped|racetrack shaped|obround shaped|slot shaped|oblong shaped|stadium|racetrack',
    ],
    ['one round end', 'tombstone shaped|bullet shaped|arch shaped|tombstone'],
    [
      'semicircular',
      'semicircular|semi circular|half round|half cylindrical|half cylinder shaped|semi cylindrical|semicylindrical|half circular|half circle shaped|semicircle shaped|half moon shaped|half round shaped',
    ],
    ['pentagonal', 'pentagonal|five sided|pentagon shaped'],
    ['hexagonal', 'hexagonal|hex|six sided|hexagon shaped'],
    ['heptagonal', 'heptagonal|seven sided'],
    ['octagonal', 'octagonal|eight sided|octagon shaped'],
    ['decagonal', 'decagonal|ten sided'],
    ['dodecagonal', 'dodecagonal|twelve sided'],
    ['right', 'right angle|right angled|right triangular|right trapezoidal'],
    ['isosceles', 'isosceles'],
    ['equilateral', 'equilateral'],
    [
      'hollow',
      'hollow|hollow inside|hollow on the inside|hollow in the middle|hollow through the middle|thin walled|thick walled|heavy walled|tubular|ring shaped|annular|washer shaped|tube shaped|pipe shaped|shelled|shell|hollowed|hollowed out|hollow out|hollowing out|hollow it out|shell out|shell it out|shelling|shelling out|shelled out|cored out|core out|scooped out|scoop out',
    ],
    ['truncated', 'truncated|tapered|taper|tapering'],
    ['conical', 'conical|cone shaped'],
    ['spherical', 'spherical|ball shaped'],
    ['hemispherical', 'hemispherical|domed|half spherical|dome shaped'],
  ],
}
