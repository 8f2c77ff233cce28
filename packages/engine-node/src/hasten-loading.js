import { enableCompileCache, registerHooks } from 'node:module'

/**
 * Makes our own code load in half the time, in the thread that calls this before it loads any. It is JavaScript, as its
 * callers are: the first TypeScript of a thread makes Node load a compiler (40 ms), unless the cache has it already.
 */
export function hastenLoading() {
  // Node keeps the compiled code in the system's folder for temporary files; a thread does not inherit that.
  enableCompileCache()
  registerHooks({
    resolve: (specifier, context, resolveNext) =>
      isProjectFile(specifier) && context.parentURL
        ? {
            url: new URL(specifier, context.parentURL).href,
            format: 'module-typescript',
            shortCircuit: true,
          }
        : resolveNext(specifier, context),
  })
}

/** What our modules import by its path is a file that is there: Node need not look for links and packages around it. */
const isProjectFile = (specifier) => specifier.startsWith('.') && specifier.endsWith('.ts')
