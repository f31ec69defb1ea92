#!/usr/bin/env node
// The command itself needs Node 24, which runs TypeScript as it is. On an older Node it hands over to the Node 24 that
// the project's own dependencies bring along.
import { spawn } from 'node:child_process'
import * as nodeModule from 'node:module'
import { fileURLToPath } from 'node:url'

const NEEDED = 24

if (Number(process.versions.node.split('.')[0]) >= NEEDED) {
  // Parsing three hundred source files takes half a second that a second run need not spend.
  nodeModule.enableCompileCache()
  const { main } = await import('../src/main.ts')
  process.exitCode = await main(process.argv.slice(2))
} else {
  const command = spawn(bundledNode(), [fileURLToPath(import.meta.url), ...process.argv.slice(2)], {
    stdio: 'inherit',
  })
  // A service has to finish what it does: it gets the signals, and this process stays until it has ended.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => command.kill(signal))
  command.on('error', (error) => {
    console.error(`cadwright could not be started: ${error.message}`)
    process.exit(1)
  })
  command.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
}

function bundledNode() {
  try {
    const require = nodeModule.createRequire(import.meta.url)
    return require.resolve(`node-${process.platform}-${process.arch}/bin/node`)
  } catch {
    console.error(
      `cadwright needs Node ${NEEDED} or newer; this is ${process.version}, and no newer one came with it.`,
    )
    process.exit(1)
  }
}
