/** `cadwright serve`: the service in this process, until it is told to stop. */
import type { Config, Service } from '@cadwright/service'
import { reasonOf } from './reason.ts'
import { parse, UsageError } from './usage.ts'

export async function serve(args: string[]): Promise<number> {
  const { values, positionals } = parse({ args, options: { role: { type: 'string', default: 'all' } } })
  if (positionals.length > 0) throw new UsageError(`serve takes no "${positionals[0]}"`)
  // Loaded here: `generate` should not wait for a web server that it does not need.
  const { ConfigError, createLog, openService, readConfig, roles } = await import('@cadwright/service')
  const role = roles.find((name) => name === values.role)
  if (!role) throw new UsageError(`--role must be one of ${roles.join(', ')}, not "${values.role}"`)

  // Whoever reads the greeting may leave; the service stays.
  process.stdout.on('error', () => {})
  const stop = stopSignal()
  let config: Config | undefined
  let service: Service | undefined
  try {
    config = readConfig(process.env)
    service = await openService(config, { role, log: createLog(config.logLevel) })
    process.stdout.write(await welcome(service, role))
    const signal = await Promise.race([stop, service.working.then(() => stop)])
    process.stdout.write(`\n${signal}: finishing what runs (once more to stop at once) …\n`)
  } catch (error) {
    const faults = error instanceof ConfigError ? error.faults : [startFault(error, config)]
    process.stderr.write(faults.map((fault) => `${fault}\n`).join(''))
    await service?.close().catch(() => {})
    return 1
  }
  await service.close()
  return 0
}

const STOP_SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 } as const
/** A Ctrl-C arrives twice within this time under a launcher that passes it on: from the terminal and from there. */
const TWIN_MS = 1000

/** The first signal asks to finish, also while the service still starts; another one ends the process at once. */
const stopSignal = () =>
  new Promise<string>((resolve) => {
    let firstAt: number | undefined
    for (const [signal, exitCode] of Object.entries(STOP_SIGNALS)) {
      process.on(signal, () => {
        firstAt ??= performance.now()
        if (performance.now() - firstAt > TWIN_MS) process.exit(exitCode)
        resolve(signal)
      })
    }
  })

const LISTEN_FAULTS: Record<string, (config: Config) => string> = {
  EADDRINUSE: ({ host, port }) =>
    `Port ${port} of ${host} is in use by another program. Stop that one, or set PORT to a free port.`,
  EACCES: ({ port }) => `Port ${port} may not be used by this user. Set PORT to one above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is no address of this machine.`,
}

/** In one line: most faults at the start are the operator's to mend. */
function startFault(error: unknown, config: Config | undefined): string {
  const { code = '', syscall } = error as NodeJS.ErrnoException
  const isOfListener = syscall === 'listen' || syscall === 'getaddrinfo'
  return (config && isOfListener && LISTEN_FAULTS[code]?.(config)) || reasonOf(error)
}

const EXAMPLE = 'a 60 x 40 x 8 mm plate with four 5 mm holes 6 mm from the edges'

/** What a newcomer needs next, as lines that can be copied. */
async function welcome({ url, publicUrl, owner, signInLink }: Service, role: string): Promise<string> {
  if (role === 'worker')
    return `Cadwright's worker is ready${url ? ` (health and metrics at ${url})` : ''}.\n`
  const key = owner.firstKey?.apiKey ?? '$CADWRIGHT_KEY'
  const rows = [
    ['Sign in', `${await signInLink()}   (works once)`],
    ...(owner.firstKey
      ? [
          ['API key', `${owner.firstKey.apiKey}   (shown only now)`],
          ['Webhook secret', `${owner.firstKey.signingSecret}   (shown only now)`],
        ]
      : [
          [
            'API key',
            `yours from the first start, or a new one: npx cadwright key create --account ${owner.email}`,
          ],
        ]),
    ['Reference', `${publicUrl}/docs`],
  ]
  return `
Cadwright is ready at ${publicUrl}

${rows.map(([name = '', value]) => `  ${name.padEnd(16)}${value}`).join('\n')}

A first part:

  curl -s ${publicUrl}/v1/text-to-cad -H 'Content-Type: application/json' -H "Authorization: Bearer ${key}" -d '{"prompt": "${EXAMPLE}"}'

and, with the job_id of its answer:

  curl -s ${publicUrl}/v1/jobs/JOB_ID -H "Authorization: Bearer ${key}"

Ctrl-C stops it; everything is kept.
`
}
