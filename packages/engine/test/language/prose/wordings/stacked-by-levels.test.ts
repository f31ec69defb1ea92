/** Round bodies one on the other, each by its levels, in a list or in sentences. */
import { holdUnread, holdWordings } from '../prose.ts'

const disc = (diameter: number, height: number): number => (Math.PI / 4) * diameter ** 2 * height

holdWordings(disc(66, 9) + disc(28, 25), [
  'Two coaxial cylinders unioned together: (1) a disc 66mm in diameter from Z=0 to Z=9; (2) a post 28mm in diameter from Z=9 to Z=34.',
  'A round flange of 66mm diameter and 9mm thickness sits on the XY plane. From its top face (Z=9) a hub of 28mm diameter (14mm radius) continues to Z=34, so it stands 25mm above the flange.',
])

holdWordings(disc(32, 18) + disc(24, 30) + disc(16, 22), [
  'A stepped shaft made from three coaxial cylinders stacked along Z: 32mm diameter for the first 18mm, then 24mm diameter for 30mm, then 16mm diameter for the last 22mm (70mm in total).',
  'A shaft with three steps, axis along Z, starting at Z=0. From the bottom up: 32mm diameter from Z=0 to Z=18; 24mm diameter from Z=18 to Z=48; 16mm diameter from Z=48 to Z=70.',
  'A turned shaft standing along Z with three sections: (1) 32mm in diameter and 18mm long, Z=0 to Z=18; (2) 24mm in diameter and 30mm long, Z=18 to Z=48; (3) 16mm in diameter and 22mm long, Z=48 to Z=70.',
  'Stepped shaft, axis along X. 32mm diameter from X=0 to X=18, 24mm diameter from X=18 to X=48, 16mm diameter from X=48 to X=70.',
  'A spindle lying along the X axis, consisting of three cylinders: 32mm diameter x 18mm long, 24mm diameter x 30mm long and 16mm diameter x 22mm long, end to end.',
])

holdUnread([
  'Circular base: 66mm diameter, Z=0 to Z=9. Hub: 28mm diameter, Z=0 to Z=34 (protruding 15mm above the base).',
  'A round flange of 66mm diameter and 9mm thickness sits on the XY plane. From its top face (Z=7) a hub of 28mm diameter continues to Z=34.',
  'A turned shaft standing along Z with four sections: (1) 32mm in diameter and 18mm long; (2) 24mm in diameter and 30mm long; (3) 16mm in diameter and 22mm long.',
  'Three coaxial cylinders unioned together: (1) a disc 66mm in diameter from Z=0 to Z=9; (2) a post 28mm in diameter from Z=9 to Z=34.',
])
