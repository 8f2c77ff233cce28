// Who may import whom. Save as .dependency-cruiser.cjs at the root; run: depcruise packages
const forbid = (name, from, to) => ({ name, severity: 'error', from, to })
const pkg = (names) => `^packages/(${names})/`
const src = 'src/[^.]+\\.tsx?$' // no second dot: *.test.ts is left out

// The engine's stages, in the order a PDF flows through them. A stage never imports a later one.
const stages = [
  'geometry|money|dates|vocabulary',
  'pdf',
  'layout',
  'recognised',
  'table',
  'statement',
  'repair',
  'document',
  'export',
]
// Inside the two large ones, their rooms in the same order.
const rooms = {
  table: ['headers', 'parts', 'rows'],
  statement: ['arithmetic|printed|rows', 'movements', 'accounts', 'proof', 'result'],
}
const flowForward = (what, folder, names) =>
  names
    .slice(0, -1)
    .map((name, i) =>
      forbid(
        `${what} (${name})`,
        { path: `^packages/engine/src/${folder}(${name})/` },
        { path: `^packages/engine/src/${folder}(${names.slice(i + 1).join('|')})/` },
      ),
    )
const stagesFlowForward = flowForward('engine-stage-imports-later-stage', '', stages)
const roomsFlowForward = Object.entries(rooms).flatMap(([stage, names]) =>
  flowForward(`engine-room-imports-later-room-of-${stage}`, `${stage}/`, names),
)

module.exports = {
  forbidden: [
    forbid('cycle', {}, { circular: true }),

    // Packages: engine <- contract <- server, web; engine, ocr <- engine-node <- server, cli, bench, fuzz; engine <- export;
    // ocr <- web
    forbid('engine-imports-no-package-of-ours', { path: pkg('engine') }, { path: '^packages/(?!engine/)' }),
    forbid(
      'contract-imports-engine-only',
      { path: pkg('contract') },
      { path: '^packages/(?!contract/|engine/)' },
    ),
    forbid('ocr-imports-no-package-of-ours', { path: pkg('ocr') }, { path: '^packages/(?!ocr/)' }),
    forbid(
      'engine-node-imports-engine-and-ocr-only',
      { path: '^packages/engine-node/' },
      { path: '^packages/(?!engine-node/|engine/|ocr/)' },
    ),
    forbid(
      'export-imports-engine-only',
      { path: '^packages/export/' },
      { path: '^packages/(?!export/|engine/)' },
    ),
    forbid(
      'exports-are-made-without-node',
      { path: `^packages/export/${src}` },
      { dependencyTypes: ['core'] },
    ),
    forbid('pages-run-without-node', { path: pkg('web|contract') }, { path: pkg('engine-node') }),
    forbid(
      'apps-do-not-import-apps',
      { path: '^packages/(server|web|cli|bench|fuzz)/' },
      { path: pkg('server|web|cli|bench|fuzz'), pathNot: '^packages/$1/' },
    ),
    forbid(
      'payment-sandbox-imports-no-package-of-ours',
      { path: pkg('payment-sandbox') },
      { path: '^packages/(?!payment-sandbox/)' },
    ),
    // With real keys not a line of it is loaded.
    forbid(
      'payment-sandbox-is-loaded-by-one-dynamic-import',
      { path: `^packages/(?!payment-sandbox/)[^/]+/${src}` },
      { path: pkg('payment-sandbox'), dynamic: false },
    ),
    forbid(
      'payment-sandbox-is-opened-in-one-place',
      { path: `^packages/(?!payment-sandbox/)[^/]+/${src}`, pathNot: '/payments/open-payments\\.ts$' },
      { path: pkg('payment-sandbox') },
    ),
    // The fuzzer judges the engine by its results; words, dates and money are its own, or it would prove nothing.
    forbid(
      'fuzz-imports-the-engine-by-its-surface-only',
      { path: pkg('fuzz') },
      { path: '^packages/(?!fuzz/)', pathNot: '^packages/engine(-node)?/src/index\\.ts$' },
    ),
    forbid(
      'import-a-package-by-its-name',
      { path: '^packages/([^/]+)/' },
      {
        path: '^packages/[^/]+/src/',
        // What is no index loads next to nothing: what else a package exports by a name of its own.
        pathNot: [
          '^packages/$1/',
          '^packages/[^/]+/src/((index|errors|compile-pdfium|pdf/pdfium-wasm|vocabulary/language-of-words)\\.ts|hasten-loading\\.js)$',
        ],
      },
    ),

    // The engine is pure: no Node; the PDF library in one folder
    forbid('engine-uses-no-node-module', { path: `^packages/engine/${src}` }, { dependencyTypes: ['core'] }),
    forbid(
      'pdfium-stays-in-its-folder',
      // What starts it in the browser names the address of the .wasm, and nothing else of the library.
      { path: '^packages/', pathNot: '^packages/(engine/src/pdf/|web/src/lib/pdf/start-pdfium\\.ts$)' },
      { path: 'node_modules/@embedpdf/' },
    ),
    ...stagesFlowForward,
    ...roomsFlowForward,
    forbid(
      'export-knows-statements-only',
      { path: '^packages/engine/src/export/' },
      { path: '^packages/engine/src/(pdf|layout|table)/' },
    ),

    // Server: only store/ speaks SQL
    forbid(
      'only-store-touches-the-database',
      { path: '^packages/server/src/', pathNot: '^packages/server/src/store/' },
      { path: 'node_modules/(pg|better-sqlite3|drizzle-orm|kysely|knex)/' },
    ),

    // Web: ui, lib <- features <- app; features are islands
    forbid(
      'feature-imports-another-feature',
      { path: '^packages/web/src/features/([^/]+)/' },
      { path: '^packages/web/src/features/', pathNot: '^packages/web/src/features/$1/' },
    ),
    forbid(
      'feature-imports-app',
      { path: '^packages/web/src/features/' },
      { path: '^packages/web/src/app/' },
    ),
    forbid(
      'shared-imports-feature-or-app',
      { path: '^packages/web/src/(ui|lib)/' },
      { path: '^packages/web/src/(features|app)/' },
    ),
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^packages/web/dist' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
    },
  },
}
