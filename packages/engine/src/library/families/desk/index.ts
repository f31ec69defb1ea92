/** Stands, holders, hooks and frames. */
import type { Family } from '../family.ts'
import { controlKnob } from './control-knob.ts'
import { cubicFrame, pictureFrame } from './frames.ts'
import { spoolHolder, toolHolder } from './holders.ts'
import { hook } from './hooks.ts'
import { pcbHolder } from './pcb-holder.ts'
import { handle, knob } from './pulls.ts'
import { headphoneStand, phoneStand } from './stands.ts'

export const DESK: readonly Family[] = [
  phoneStand,
  headphoneStand,
  toolHolder,
  spoolHolder,
  hook,
  handle,
  knob,
  pictureFrame,
  cubicFrame,
  pcbHolder,
  controlKnob,
]
