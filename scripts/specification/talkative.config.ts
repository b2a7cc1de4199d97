// What the tests beside the code run with where words are altered: a failure tells the whole text that was expected, for
// in a shortened one the words could be missing.

import { defineConfig } from 'vitest/config';
import config from '../../vitest.config.ts';

const chaiConfig = { truncateThreshold: 0 };

const projects = (config.test?.projects ?? []).map((project) => {
  if (typeof project !== 'object' || !('test' in project)) throw new Error('A project without its tests.');
  return { ...project, test: { ...project.test, chaiConfig } };
});

export default defineConfig({ ...config, test: { ...config.test, projects } });
