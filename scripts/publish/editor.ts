import { join } from 'node:path';
import ts from 'typescript';

/** What an editor shows of the names in a file of an integrator's project, as they are pointed at: the comment of each, by its first place in the text. */
export function shownInEditor(folder: string, code: string, names: readonly string[]): Record<string, string> {
  const file = join(folder, 'src/edited.tsx');
  const options: ts.CompilerOptions = {
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    jsx: ts.JsxEmit.ReactJSX,
    strict: true,
    types: [],
  };
  const read = (path: string) => (path === file ? code : ts.sys.readFile(path));
  const service = ts.createLanguageService({
    getScriptFileNames: () => [file],
    getScriptVersion: () => '1',
    getScriptSnapshot: (path) => {
      const text = read(path);
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => folder,
    getCompilationSettings: () => options,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: (path) => path === file || ts.sys.fileExists(path),
    readFile: read,
    directoryExists: ts.sys.directoryExists,
  });
  const shown = names.map((name) => {
    const info = service.getQuickInfoAtPosition(file, code.indexOf(name));
    const tags = (info?.tags ?? []).map((tag) => `@${tag.name} ${ts.displayPartsToString(tag.text)}`);
    return [name, [ts.displayPartsToString(info?.documentation), ...tags].join('\n')];
  });
  return Object.fromEntries(shown) as Record<string, string>;
}
