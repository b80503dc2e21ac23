import { bootstrapApplication } from '@angular/platform-browser';
import { config } from './config';
import { Plan } from './plan';

void bootstrapApplication(Plan, config);
