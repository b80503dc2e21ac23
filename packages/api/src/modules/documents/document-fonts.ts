import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

export interface DocumentFonts {
  readonly plain: Uint8Array;
  readonly bold: Uint8Array;
}

async function read(): Promise<DocumentFonts> {
  const [plain, bold] = await Promise.all([
    readFile(require.resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf')),
    readFile(require.resolve('@expo-google-fonts/noto-sans/700Bold/NotoSans_700Bold.ttf')),
  ]);
  return { plain, bold };
}

let fonts: Promise<DocumentFonts> | undefined;

/** Noto Sans, which has the rupee sign; read from disk once. */
export function documentFonts(): Promise<DocumentFonts> {
  fonts ??= read();
  return fonts;
}
