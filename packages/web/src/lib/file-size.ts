/** `412 KB`, `3.4 MB`. */
export function fileSize(bytes: number): string {
  const megabytes = bytes / 1024 ** 2
  return megabytes < 1 ? `${Math.max(1, Math.round(bytes / 1024))} KB` : `${megabytes.toFixed(1)} MB`
}
