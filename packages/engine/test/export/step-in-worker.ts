/** Runs in a thread of its own, with a kernel that has done nothing before: gives the STEP file of the bolted plate. */
import { parentPort } from 'node:worker_threads'
import { writeStep } from '../../src/export/step.ts'
import { oc } from '../kernel.ts'
import { boltedPlate, TIME } from './models.ts'

parentPort?.postMessage(writeStep(oc, boltedPlate(), { time: TIME }))
