import { join } from 'node:path';
import {
  AngularNodeAppEngine,
  createNodeRequestHandler,
  isMainModule,
  writeResponseToNodeResponse,
} from '@angular/ssr/node';
import express from 'express';

const { HOST = '127.0.0.1', PORT = '4000' } = process.env;

/** Nothing is written into the page that would need a nonce: critical styles are off (angular.json), and so is the replay of events. */
const POLICY = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `img-src 'self' data:`,
  `connect-src 'self'`,
  `base-uri 'self'`,
  `form-action 'none'`,
].join('; ');

const angular = new AngularNodeAppEngine({ allowedHosts: [HOST] });
const app = express();
app.use((_request, response, next) => {
  response.set('Content-Security-Policy', POLICY);
  next();
});
app.use(express.static(join(import.meta.dirname, '../browser'), { index: false }));
app.use((request, response, next) => {
  angular
    .handle(request)
    .then((answer) => (answer ? writeResponseToNodeResponse(answer, response) : next()))
    .catch(next);
});

if (isMainModule(import.meta.url)) app.listen(Number(PORT), HOST);

export const reqHandler = createNodeRequestHandler(app);
