/** The kernels of this process, as the engine tells of them. */
import { Counter, Gauge, type Registry } from '@prometheus-io/client'

export interface KernelStatus {
  workers: number
  waiting: number
  replaced: number
}

export function kernelGauges(status: () => KernelStatus, registry: Registry): () => void {
  const registers = [registry]
  const workers = new Gauge({
    name: 'cadwright_kernel_workers',
    help: 'Kernels that run side by side in this process',
    registers,
  })
  const waiting = new Gauge({
    name: 'cadwright_kernel_waiting',
    help: 'Jobs of this process in line for a kernel',
    registers,
  })
  const replaced = new Counter({
    name: 'cadwright_kernel_replaced_total',
    help: 'Kernels that ran out of time or broke down and were replaced',
    registers,
  })
  return () => {
    const now = status()
    workers.set(now.workers)
    waiting.set(now.waiting)
    replaced.reset()
    replaced.inc(now.replaced)
  }
}
