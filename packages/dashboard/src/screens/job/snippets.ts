/** The same part by the public interface: programs that run as they are, once a key is in the environment. */
import type { JobDetail } from '@cadwright/service/dashboard'
import type { OutputFormat } from '../../words/labels.ts'

export const LANGUAGES = { curl: 'curl', typescript: 'TypeScript', python: 'Python' } as const
export type Language = keyof typeof LANGUAGES

type Wanted = Pick<JobDetail, 'prompt' | 'designMode' | 'outputFormat'>

const FILE: Record<OutputFormat, string> = {
  STEP: 'part.step',
  STL: 'part.stl',
  GLB: 'part.glb',
  '3MF': 'part.3mf',
}

/** A string that JSON, JavaScript and Python read alike. */
const quoted = (text: string) => JSON.stringify(text)
/** Within single quotes a shell takes everything as it stands, but the quote itself. */
const shell = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`

const body = ({ prompt, designMode, outputFormat }: Wanted) =>
  `{"prompt": ${quoted(prompt)}, "design_mode": "${designMode}", "output_format": "${outputFormat}"}`

export const snippet: Record<Language, (wanted: Wanted, apiUrl: string) => string> = {
  curl: (wanted, apiUrl) => `curl -sS ${shell(`${apiUrl}/v1/text-to-cad`)} \\
  -H "Authorization: Bearer $CADWRIGHT_KEY" \\
  -H 'Content-Type: application/json' \\
  -d ${shell(body(wanted))} \\
  -o submitted.json
JOB_ID=$(grep -o 'pub_[0-9a-f]*' submitted.json)

for SECONDS_TO_WAIT in 5 5 5 5 5 5 $(yes 15 | head -n 78); do
  curl -sS ${shell(`${apiUrl}/v1/jobs/`)}"$JOB_ID" -H "Authorization: Bearer $CADWRIGHT_KEY" -o job.json
  grep -qE '"status":"(queued|processing)"' job.json || break
  sleep $SECONDS_TO_WAIT
done

curl -sSL "$(sed -n 's/.*"download_url":"\\([^"]*\\)".*/\\1/p' job.json)" -o ${FILE[wanted.outputFormat]}`,

  typescript: ({ prompt, designMode, outputFormat }, apiUrl) => `import { writeFile } from 'node:fs/promises'
import { Cadwright } from '@cadwright/client'

const cadwright = new Cadwright({
  baseUrl: ${quoted(apiUrl)},
  apiKey: process.env['CADWRIGHT_KEY'] ?? '',
})

const jobId = await cadwright.submit({
  prompt: ${quoted(prompt)},
  design_mode: '${designMode}',
  output_format: '${outputFormat}',
})
const job = await cadwright.wait(jobId)
if (job.status === 'failed') throw new Error(job.error_message)
await writeFile('${FILE[outputFormat]}', await cadwright.download(job))`,

  python: ({ prompt, designMode, outputFormat }, apiUrl) => `import json, os, time, urllib.request

BASE = ${quoted(apiUrl)}
HEADERS = {
    "Authorization": f"Bearer {os.environ['CADWRIGHT_KEY']}",
    "Content-Type": "application/json",
}

def call(path, body=None):
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(BASE + path, data, HEADERS)
    with urllib.request.urlopen(request, timeout=30) as answer:
        return json.load(answer)

job_id = call("/v1/text-to-cad", {
    "prompt": ${quoted(prompt)},
    "design_mode": "${designMode}",
    "output_format": "${outputFormat}",
})["job_id"]

started = time.monotonic()
job = call(f"/v1/jobs/{job_id}")
while job["status"] in ("queued", "processing"):
    elapsed = time.monotonic() - started
    if elapsed > 1200:
        raise TimeoutError("the job took too long")
    time.sleep(5 if elapsed < 30 else 15)
    job = call(f"/v1/jobs/{job_id}")

if job["status"] == "failed":
    raise SystemExit(job["error_message"])

with urllib.request.urlopen(job["download_url"], timeout=60) as file, open("${FILE[outputFormat]}", "wb") as out:
    out.write(file.read())`,
}
