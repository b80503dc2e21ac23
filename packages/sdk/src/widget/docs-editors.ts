import { getWebTypesData } from 'custom-element-jet-brains-integration';
import { getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';

type Manifest = Parameters<typeof getVsCodeHtmlCustomData>[0];

const asFile = (data: object) => `${JSON.stringify(data, null, 2)}\n`;

/** What editors complete tags and attributes from: Visual Studio Code by a setting, editors of JetBrains by the field `web-types` of the package. Made of the manifest by the tools that are kept for it. */
export function editorFiles(manifest: object, version: string): ReadonlyMap<string, string> {
  const html = JSON.parse(getVsCodeHtmlCustomData(manifest as Manifest, {})) as object;
  const webTypes = JSON.parse(getWebTypesData(manifest as Manifest, {})) as object;
  return new Map([
    ['vscode.html-custom-data.json', asFile(html)],
    // the tool takes name and version of the folder that it runs in
    ['web-types.json', asFile({ ...webTypes, name: '@prosperx/sdk', version })],
  ]);
}
