/** Everything that runs on a data folder, ended in one instant, as when the power goes. */
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

/** The services given, and the database's server with all its processes. Nobody gets to say goodbye. */
export function cutPower(dataDir: string, services: number[]): void {
  const server = serverOf(dataDir)
  // The services before their database: one that outlived it, by however little, would answer that it is gone.
  const roots = server === undefined ? services : [...services, server]
  const all = processes()
  // Parents before their children: a server that outlived these would tidy up after them.
  for (const pid of [...roots, ...roots.flatMap((root) => offspringOf(root, all))]) {
    try {
      process.kill(pid, 'SIGKILL')
    } catch {
      // It ended by itself.
    }
  }
}

/** The number in the file may by now be another program's; the folder a process stands in tells. */
export function serverOf(dataDir: string): number | undefined {
  const cluster = join(dataDir, 'postgres/data')
  try {
    const pid = Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10)
    return readlinkSync(`/proc/${pid}/cwd`) === cluster ? pid : undefined
  } catch {
    return undefined
  }
}

interface Process {
  pid: number
  parent: number
}

const offspringOf = (root: number, all: Process[]): number[] =>
  all.filter(({ parent }) => parent === root).flatMap(({ pid }) => [pid, ...offspringOf(pid, all)])

/** Read at once and not one after another: what is found must still be there when it is killed. */
function processes(): Process[] {
  return readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return []
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      return [{ pid: Number(name), parent: Number(stat.slice(stat.lastIndexOf(')')).split(' ')[2]) }]
    } catch {
      return []
    }
  })
}
