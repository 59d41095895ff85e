/** The screens behind the start. They share most of their code, so they travel together. */
export { default as Games } from './Games.svelte';
export { default as Play } from './Play.svelte';
export { default as Position } from './Position.svelte';
export { default as SetUp } from './SetUp.svelte';
