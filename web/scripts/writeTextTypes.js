// Writes the types of the texts before the type check.
import { runnerImport } from 'vite';

const { module } = await runnerImport('./scripts/buildTexts.ts');
module.writeTextTypes();
