import { mergeApplicationConfig } from '@angular/core';
import { bootstrapApplication, type BootstrapContext } from '@angular/platform-browser';
import { provideServerRendering, RenderMode, withRoutes } from '@angular/ssr';
import { config } from './config';
import { Plan } from './plan';

const server = { providers: [provideServerRendering(withRoutes([{ path: '**', renderMode: RenderMode.Server }]))] };

export default (context: BootstrapContext) =>
  bootstrapApplication(Plan, mergeApplicationConfig(config, server), context);
