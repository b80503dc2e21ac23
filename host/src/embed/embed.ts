/** The page that a frame loads: `/embed/<widget>?parent=<origin of the page around it>`. */
import { widgets } from '@prosperx/sdk/internal';
import { readEmbedConfig } from './embed-config.js';
import { embedText } from './embed.text.js';
import { showWidget } from './show-widget.js';

const name = location.pathname.split('/').at(-1) ?? '';
const row = widgets.find(({ contract }) => contract.tag === `px-${name}`);
const content = document.getElementById('widget');

if (row && content) showWidget(row, content, readEmbedConfig(document));
else if (content) content.textContent = embedText.unknown;
