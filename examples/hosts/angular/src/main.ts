import { provideZonelessChangeDetection } from '@angular/core';
import { bootstrapApplication } from '@angular/platform-browser';
import { Plan } from './plan';

void bootstrapApplication(Plan, { providers: [provideZonelessChangeDetection()] });
