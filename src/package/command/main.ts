#!/usr/bin/env node
import process from 'node:process';
import { runCommand } from './run-command.ts';

/** The command `statdays`: answers on standard output; what is wrong goes to standard error, with exit code 1. */
const { output, error } = runCommand(process.argv.slice(2), process.env);
if (output !== undefined) console.log(output);
if (error !== undefined) {
  console.error(error);
  process.exitCode = 1;
}
