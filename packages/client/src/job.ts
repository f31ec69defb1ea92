/** A job as the interface shows it. */

export interface Brainstorm {
  project_name: string
  key_features: string[]
  design_components: string[]
  optimal_geometry: string
  material_recommendations: string
  suggestions: string[]
}

interface JobAlways {
  job_id: string
  endpoint: 'text_to_cad' | 'image_to_cad'
  design_mode: string
  output_format: string
  created_at: string
  updated_at: string
  metadata: Record<string, unknown>
}

export type Job = JobAlways &
  (
    | { status: 'queued' | 'processing' }
    | {
        status: 'success'
        /** Absent in lists once the file has expired. */
        download_url?: string
        expires_at: string
        brainstorm: Brainstorm
        tokens_used: number
        latency_ms: number
      }
    | { status: 'failed'; error_code: string; error_message: string }
  )

export interface JobPage {
  jobs: Job[]
  next_cursor?: string
}
