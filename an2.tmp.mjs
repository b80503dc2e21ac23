import { rolldown } from 'rolldown';
import { brotliCompressSync } from 'node:zlib';
const configs = (await import('./rolldown.config.mjs')).default;
const name = process.argv[2];
for (const c of configs.slice(0,-1)) { if (!(name in c.input)) continue;
const { output, ...input } = c; input.onLog=()=>{};
const b = await rolldown(input); const o = await b.generate(output);
for (const ch of o.output) if (ch.type==='chunk') { console.log('##', ch.fileName, ch.code.length, brotliCompressSync(ch.code).length);
 if (!ch.isEntry && process.argv[3] !== 'short') console.log(Object.entries(ch.modules).map(([k,m])=>m.renderedLength+' '+k.replace('/work/main/','').replace('packages/','').replace('/src','')).sort((a,b)=>parseInt(b)-parseInt(a)).slice(0,14).join('\n   ')); 
} }
