import { mount } from 'svelte';
import App from './App.svelte';
import './look/look.css';
import { watchForMishaps } from './shell/mishaps.svelte';

watchForMishaps();
mount(App, { target: document.getElementById('app')! });
