import { mount } from 'svelte';
import App from './App.svelte';
import './look/look.css';
import { watchForMishaps } from './shell/mishaps.svelte';
import { serveOffline } from './shell/offline.svelte';

watchForMishaps();
mount(App, { target: document.getElementById('app')! });
void serveOffline();
