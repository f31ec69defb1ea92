#!/usr/bin/env node
// `npm start`: installs what is missing, then serves with Node 24, whichever Node this is. Plain JavaScript without
// dependencies, as nothing may be installed yet.
import { spawn, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const { status } = spawnSync(process.execPath, [`${root}scripts/setup.mjs`], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const service = spawn(
  `${root}node_modules/.bin/node`,
  [`${root}packages/cli/bin/cadwright.mjs`, 'serve', ...process.argv.slice(2)],
  { stdio: 'inherit' },
)
// Passed on, also what a terminal sends to both: the service takes two at once for one. Then wait until it has drained.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => service.kill(signal))
service.on('error', (error) => {
  console.error(`The service could not be started: ${error.message}`)
  process.exit(1)
})
service.on('exit', (code, signal) => process.exit(code ?? (signal === 'SIGINT' ? 130 : 1)))
