/** The quick start's examples. Those of one language, pasted one after the other, are a program that runs; a test runs them. */

export const EXAMPLE_PROMPT = 'a 60 x 40 x 8 mm plate with four 5 mm holes 6 mm from the edges'

export const languages = { curl: 'curl', typescript: 'TypeScript', python: 'Python' } as const
export type Language = keyof typeof languages

export const steps = ['submit', 'poll', 'download', 'list', 'repeat'] as const
export type Step = (typeof steps)[number]

type Examples = Record<Step, Record<Language, string>>

export const firstRequest = (baseUrl: string): string => `curl '${baseUrl}/v1/text-to-cad' \\
  -H "Authorization: Bearer $CADWRIGHT_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"prompt": "${EXAMPLE_PROMPT}"}'`

/** 5 s for the first 30 s, then 15 s, given up after 1200 s (specification 4.2). */
export const examples = (baseUrl: string): Examples => ({
  submit: {
    curl: `curl -sS '${baseUrl}/v1/text-to-cad' \\
  -H "Authorization: Bearer $CADWRIGHT_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{"prompt": "${EXAMPLE_PROMPT}", "output_format": "STEP"}' \\
  -o submitted.json
cat submitted.json
JOB_ID=$(grep -o 'pub_[0-9a-f]*' submitted.json)`,

    typescript: `import { writeFile } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

const base = '${baseUrl}'
const headers = {
  Authorization: \`Bearer \${process.env.CADWRIGHT_KEY}\`,
  'Content-Type': 'application/json',
}

async function call<T>(path: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(base + path, { ...init, headers: { ...headers, ...init.headers } })
  if (!answer.ok) throw new Error(\`\${answer.status} \${await answer.text()}\`)
  return (await answer.json()) as T
}

const part = {
  prompt: '${EXAMPLE_PROMPT}',
  output_format: 'STEP',
}
const { job_id } = await call<{ job_id: string }>('/v1/text-to-cad', {
  method: 'POST',
  body: JSON.stringify(part),
})
console.log(job_id)`,

    python: `import json, os, time, urllib.parse, urllib.request, uuid

BASE = "${baseUrl}"
HEADERS = {
    "Authorization": f"Bearer {os.environ['CADWRIGHT_KEY']}",
    "Content-Type": "application/json",
}

def call(path, body=None, **headers):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(BASE + path, data, {**HEADERS, **headers})
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)

part = {
    "prompt": "${EXAMPLE_PROMPT}",
    "output_format": "STEP",
}
job_id = call("/v1/text-to-cad", part)["job_id"]
print(job_id)`,
  },

  poll: {
    curl: `for SECONDS_TO_WAIT in 5 5 5 5 5 5 $(yes 15 | head -n 78); do
  curl -sS "${baseUrl}/v1/jobs/$JOB_ID" -H "Authorization: Bearer $CADWRIGHT_KEY" -o job.json
  grep -qE '"status":"(queued|processing)"' job.json || break
  sleep $SECONDS_TO_WAIT
done
cat job.json`,

    typescript: `interface Job {
  job_id: string
  status: 'queued' | 'processing' | 'success' | 'failed'
  download_url?: string
  error_message?: string
}

const getJob = () => call<Job>(\`/v1/jobs/\${job_id}\`)
const started = Date.now()
let job = await getJob()
while (job.status === 'queued' || job.status === 'processing') {
  const elapsedMs = Date.now() - started
  if (elapsedMs > 1_200_000) throw new Error('the job took too long')
  await sleep(elapsedMs < 30_000 ? 5_000 : 15_000)
  job = await getJob()
}
console.log(job)`,

    python: `started = time.monotonic()
job = call(f"/v1/jobs/{job_id}")
while job["status"] in ("queued", "processing"):
    elapsed = time.monotonic() - started
    if elapsed > 1200:
        raise TimeoutError("the job took too long")
    time.sleep(5 if elapsed < 30 else 15)
    job = call(f"/v1/jobs/{job_id}")

print(job)`,
  },

  download: {
    curl: `curl -sSL "$(sed -n 's/.*"download_url":"\\([^"]*\\)".*/\\1/p' job.json)" -o plate.step`,

    typescript: `if (!job.download_url) throw new Error(job.error_message)
const file = await fetch(job.download_url)
await writeFile('plate.step', new Uint8Array(await file.arrayBuffer()))`,

    python: `if job["status"] == "failed":
    raise SystemExit(job["error_message"])

with urllib.request.urlopen(job["download_url"], timeout=60) as file, open("plate.step", "wb") as out:
    out.write(file.read())
`,
  },

  list: {
    curl: `curl -sS -G '${baseUrl}/v1/jobs' -H "Authorization: Bearer $CADWRIGHT_KEY" \\
  -d status=success -d limit=20 -o page.json
CURSOR=$(sed -n 's/.*"next_cursor":"\\([^"]*\\)".*/\\1/p' page.json)
if [ -n "$CURSOR" ]; then
  curl -sS -G '${baseUrl}/v1/jobs' -H "Authorization: Bearer $CADWRIGHT_KEY" \\
    -d status=success -d limit=20 --data-urlencode "cursor=$CURSOR" -o page-2.json
fi`,

    typescript: `const query = new URLSearchParams({ status: 'success', limit: '20' })
for (;;) {
  const page = await call<{ jobs: Job[]; next_cursor?: string }>(\`/v1/jobs?\${query}\`)
  for (const { job_id, status } of page.jobs) console.log(job_id, status)
  if (!page.next_cursor) break
  query.set('cursor', page.next_cursor)
}`,

    python: `query = {"status": "success", "limit": 20}
while True:
    page = call("/v1/jobs?" + urllib.parse.urlencode(query))
    for listed in page["jobs"]:
        print(listed["job_id"], listed["status"])
    if "next_cursor" not in page:
        break
    query["cursor"] = page["next_cursor"]
`,
  },

  repeat: {
    curl: `REQUEST_ID=$(uuidgen 2>/dev/null || cat /proc/sys/kernel/random/uuid)
for ATTEMPT in first second; do
  curl -sS '${baseUrl}/v1/text-to-cad' \\
    -H "Authorization: Bearer $CADWRIGHT_KEY" \\
    -H 'Content-Type: application/json' \\
    -H "Idempotency-Key: $REQUEST_ID" \\
    -d '{"prompt": "${EXAMPLE_PROMPT}"}' -o "$ATTEMPT.json"
done
cmp first.json second.json`,

    typescript: `const submission = {
  method: 'POST',
  body: JSON.stringify(part),
  headers: { 'Idempotency-Key': crypto.randomUUID() },
}
const first = await call<{ job_id: string }>('/v1/text-to-cad', submission)
const second = await call<{ job_id: string }>('/v1/text-to-cad', submission)
console.log(first.job_id === second.job_id)`,

    python: `request_id = str(uuid.uuid4())
first = call("/v1/text-to-cad", part, **{"Idempotency-Key": request_id})
second = call("/v1/text-to-cad", part, **{"Idempotency-Key": request_id})
print(first["job_id"] == second["job_id"])`,
  },
})
