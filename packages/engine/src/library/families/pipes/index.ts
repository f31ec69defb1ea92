import type { Family } from '../family.ts'
import { cap } from './cap.ts'
import { elbow } from './elbow.ts'
import { boltedFlange } from './flange.ts'
import { halfPipe } from './half-pipe.ts'
import { hoseBarb } from './hose-barb.ts'
import { pipeCross, pipeTee } from './tee.ts'
import { nozzle, reducer } from './turned.ts'

export const PIPES: readonly Family[] = [
  elbow,
  pipeTee,
  pipeCross,
  halfPipe,
  reducer,
  nozzle,
  boltedFlange,
  hoseBarb,
  cap,
]
